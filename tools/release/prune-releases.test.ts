import {
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { pruneReleases } from './prune-releases.ts';

const HOUR_MS = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 22, 12);

describe('old releases', () => {
  let folder: string;
  let releases: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forthright-prune-'));
    releases = join(folder, 'releases');
    mkdirSync(releases);
    return () => rmSync(folder, { recursive: true });
  });

  it('are deleted, but never the newest three', () => {
    const versions = [200, 150, 120, 100, 80].map(addRelease);
    expect(pruneReleases(releases, NOW)).toEqual(versions.slice(0, 2));
    expect(readdirSync(releases)).toEqual(versions.slice(2));
  });

  it('stay for a day after they were made', () => {
    const versions = [26, 23, 3, 2, 1].map(addRelease);
    expect(pruneReleases(releases, NOW)).toEqual(versions.slice(0, 1));
  });

  it('stay while they are linked, and for a day after they were found linked', () => {
    const [linked = '', ...others] = [500, 150, 120, 100].map(addRelease);
    link(linked, 500);
    expect(pruneReleases(releases, NOW)).toEqual([]);
    link(others[2] ?? '', 400);
    expect(pruneReleases(releases, NOW + 23 * HOUR_MS)).toEqual([]);
    expect(pruneReleases(releases, NOW + 25 * HOUR_MS)).toEqual([linked]);
  });

  it('stay for a week while the link is younger than a day: any of them may have been linked before', () => {
    const versions = [200, 150, 120, 100, 80].map(addRelease);
    link(versions[4] ?? '', 1);
    expect(pruneReleases(releases, NOW)).toEqual(versions.slice(0, 1));
  });

  it('leave other folders alone', () => {
    [200, 150, 120, 100].forEach(addRelease);
    addFolder('1999', 400);
    addFolder('.1999', 400);
    pruneReleases(releases, NOW);
    expect(readdirSync(releases)).toHaveLength(5);
  });

  it('are deleted with what a killed run left unfinished a day ago', () => {
    addFolder('.20261101T0800Z-aaaaaaa', 25);
    addFolder('.20261122T0800Z-bbbbbbb', 4);
    expect(pruneReleases(releases, NOW)).toEqual([]);
    expect(readdirSync(releases)).toEqual(['.20261122T0800Z-bbbbbbb']);
  });

  function addFolder(name: string, hoursAgo: number) {
    const made = new Date(NOW - hoursAgo * HOUR_MS);
    mkdirSync(join(releases, name));
    utimesSync(join(releases, name), made, made);
  }

  function addRelease(hoursAgo: number): string {
    const made = new Date(NOW - hoursAgo * HOUR_MS);
    const version = `${made.toISOString().replaceAll(/[-:]/g, '').slice(0, 13)}Z-aaaaaaa`;
    mkdirSync(join(releases, version));
    writeFileSync(join(releases, version, 'VERSION'), version);
    utimesSync(join(releases, version, 'VERSION'), made, made);
    return version;
  }

  function link(version: string, hoursAgo: number) {
    const current = join(folder, 'current');
    rmSync(current, { force: true });
    symlinkSync(join('releases', version), current);
    const switched = new Date(NOW - hoursAgo * HOUR_MS);
    lutimesSync(current, switched, switched);
  }
});
