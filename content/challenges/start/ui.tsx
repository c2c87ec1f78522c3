import { render } from "@boardzilla/core";
import setup from "./game";
import "./style.css";

render(setup, {});
