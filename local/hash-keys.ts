/** The key of hashes on a developer's machine and in tests: known to everybody, so never a deployment's. */
export const localHashKeys = 'known-to-everybody-on-this-machine';
