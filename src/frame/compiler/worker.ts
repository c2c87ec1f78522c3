import { compilerCalls } from "../../features/playground/model/compilerCalls";
import { answerCalls } from "../answerCalls";

answerCalls(compilerCalls);
