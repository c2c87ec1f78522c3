/// <reference path="../preludes/cookbook-tests.d.ts" />
import { TestRunner } from "@boardzilla/core";
import { expect, test, vi } from "vitest";
import setup, { Card, Hand, type MarketGame } from "../src/game/night-market";

/* sample */
