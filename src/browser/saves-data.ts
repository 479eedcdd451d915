/** Connections too slow to load ahead what nobody has asked for, by its size. */
const tooSlow = { page: ['slow-2g', '2g'], recording: ['slow-2g', '2g', '3g'] };

/** Data saver is on, or the connection is too slow. Only Chromium tells: elsewhere neither is assumed. */
export function savesData(size: keyof typeof tooSlow): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || tooSlow[size].includes(effectiveType);
}
