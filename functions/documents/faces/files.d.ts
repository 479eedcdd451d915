declare module '*.ttf' {
  const file: ArrayBuffer;
  export default file;
}
