/** Name and build id of the bundle that contains this code; inserted by the build (`shared/build`). */
declare const __AREA__: string;
declare const __BUILD__: string;

declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.css';
