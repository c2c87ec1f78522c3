/// <reference path="../preludes/intro-starter.d.ts" />
import { render, toggleSetting } from "@boardzilla/core";
import setup from "../game";

/* sample */
