/** Where `npm start` serves the site by default. */
export const defaultSitePort = 8787;

/**
 * Each stand-in of a hosted service has a fixed distance from the site's port, so that two sites run side by side and a
 * page finds its stand-ins by its own address.
 */
export const localPorts = (sitePort = defaultSitePort) => ({
  dashboard: sitePort + 212,
  identity: sitePort + 312,
  stripe: sitePort + 412,
  meta: sitePort + 512,
  storage: sitePort + 612,
});

export type LocalPorts = ReturnType<typeof localPorts>;
