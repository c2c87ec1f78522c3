// What a bundler gives a game besides its own modules.
declare module "*.css";
