/** Written in by the build (`src/build/kept-pages.ts`): another one, and no page of the last build serves again. */
declare const CODE_DIGEST: string;
