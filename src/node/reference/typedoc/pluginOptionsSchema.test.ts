import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import { expect, test } from "vitest";
import { pluginOptionsSchema } from "./pluginOptionsSchema";

test("needs no options", async () => {
  const { isValid, errors } = await testPluginOptionsSchema(pluginOptionsSchema, {});
  expect({ isValid, errors }).toEqual({ isValid: true, errors: [] });
});

test("refuses options of the wrong type", async () => {
  const { errors } = await testPluginOptionsSchema(pluginOptionsSchema, {
    toolkit: 1,
    overlay: {},
  });
  expect(errors).toEqual(['"toolkit" must be a string', '"overlay" must be a string']);
});
