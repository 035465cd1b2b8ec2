/** What a route brings, in bytes as transferred. */
export interface RouteBytes {
  js: number;
  /** JavaScript that not every route brings. */
  ownJs: number;
  all: number;
}

export interface Budget {
  /** Limits of single routes, by path. */
  routes: Readonly<Record<string, Partial<RouteBytes>>>;
  /** Limits of every other route. */
  others: Partial<RouteBytes>;
}

interface RouteFiles {
  /** Bytes of the HTML. */
  html: number;
  scripts: ReadonlySet<string>;
  fonts: ReadonlySet<string>;
}

/** @param sizeOf bytes of a file by its address */
export function routeBytes(
  routes: ReadonlyMap<string, RouteFiles>,
  sizeOf: (path: string) => number,
): ReadonlyMap<string, RouteBytes> {
  const size = (paths: ReadonlySet<string>) => [...paths].reduce((sum, path) => sum + sizeOf(path), 0);
  const [first, ...others] = routes.values();
  const shared = others.reduce<ReadonlySet<string>>(
    (common, { scripts }) => common.intersection(scripts),
    first?.scripts ?? new Set(),
  );
  return new Map(
    Array.from(routes, ([path, { html, scripts, fonts }]) => {
      const js = size(scripts);
      return [path, { js, ownJs: size(scripts.difference(shared)), all: html + js + size(fonts) }];
    }),
  );
}

/** Every limit that is exceeded, a line each. */
export function excesses(budget: Budget, routes: ReadonlyMap<string, RouteBytes>): string[] {
  return Array.from(routes).flatMap(([path, bytes]) => {
    const limits = budget.routes[path] ?? budget.others;
    return (['js', 'ownJs', 'all'] as const).flatMap((kind) => {
      const limit = limits[kind];
      if (limit === undefined || bytes[kind] <= limit) return [];
      return [`${path}: ${kind} is ${bytes[kind]} bytes, ${bytes[kind] - limit} above its limit of ${limit}`];
    });
  });
}
