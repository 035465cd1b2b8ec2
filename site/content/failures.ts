export function loadError(file: string, status: number): string {
  return `Failed to load ${file}: ${status}`;
}

/** Whether a content file has one field at least, inside whatever groups. */
export function hasField(json: unknown): boolean {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return true;
  return Object.entries(json).some(([name, value]) => name !== '$schema' && hasField(value));
}

/** The fault of a file that has nothing to show (requirement 8.2). */
export const NO_DATA = 'Failed to load data';
