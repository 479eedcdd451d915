/** Where `npm start` serves the site unless told otherwise. */
export const defaultSitePort = 8787;

/**
 * The table of ports on a developer's machine: each stand-in of a hosted service listens at its own distance from the
 * site, so that sites on two ports run side by side and a page finds its stand-ins by its own address.
 */
export const localPorts = (sitePort = defaultSitePort) => ({
  dashboard: sitePort + 212,
  identity: sitePort + 312,
  stripe: sitePort + 412,
  meta: sitePort + 512,
  storage: sitePort + 612,
});

export type LocalPorts = ReturnType<typeof localPorts>;
