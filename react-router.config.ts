import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Every route is in the first manifest: browsing asks for no further ones.
  routeDiscovery: { mode: 'initial' },
  // One file a route: splitting loader, component and boundary costs two requests more for the same bytes.
  splitRouteModules: false,
} satisfies Config;
