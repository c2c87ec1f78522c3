// What a bundler gives a game project besides its own modules.
declare module "*.css";
declare module "*.scss";
declare module "*.svg" {
  const url: string;
  export default url;
}
declare module "*.png" {
  const url: string;
  export default url;
}
