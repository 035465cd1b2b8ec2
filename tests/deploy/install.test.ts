import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_ALL } from '../fixtures/effort.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const [FIRST, SECOND] = ['20261101T0800Z-aaaaaaa', '20261102T0800Z-bbbbbbb'];

/** Every program that deploy/install calls, so that it can be interrupted before each call. */
const PROGRAMS =
  `basename cat chmod chown cmp cp curl cut dirname find head install ln ls mkdir mktemp mv readlink rm sed seq
  sleep sqlite3 sync systemctl systemd-run systemd-sysusers tail timeout tr`.split(/\s+/);

/** Replaces a machine: `running` is the version and settings that the server read at its last start. */
const STAND_INS: Readonly<Record<string, string>> = {
  systemctl: `case $1 in
      restart) cat "$ROOT/srv/forthright/current/VERSION" "$ROOT/etc/forthright.env" > "$ROOT/running" ;;
      show) echo 127.0.0.1:3000 ;;
      is-active) [ "$(head -n 1 "$ROOT/running")" != "$SICK" ] || [ "$3" != forthright ] ;;
    esac; exit`,
  'systemd-run': `case $* in *--pipe*) exit "$DOCTOR" ;; *) cat "$(dirname "$(dirname "\${!#}")")/VERSION" > "$ROOT/trial"; exit ;; esac`,
  curl: `from=$ROOT/running; case $* in *:3999/*) from=$ROOT/trial ;; esac
    version=$(head -n 1 "$from"); case $from in *running) [ "$version" != "$SICK" ] || exit 22 ;; esac
    case $* in *healthz*) echo "{\\"status\\":\\"ok\\"\${TELLS_VERSION:+,\\"version\\":\\"$version\\"}}" ;;
      *) [ "$version" != "$MUTE" ] || exit 22 ;; esac; exit`,
  timeout: 'exec "$ROOT/bin/$2" "${@:3}"',
  'systemd-sysusers': 'exit',
  chown: 'exit',
  sqlite3: 'cp "$3" "$ROOT/copied"; exit',
  install: 'set -- $(printf "%s\\n" "$@" | sed "/^-[og]$/d; /^forthright$/d")',
};

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'bin'));
  const { PATH = '' } = process.env;
  for (const name of PROGRAMS) {
    const real = PATH.split(':')
      .map((folder) => join(folder, name))
      .find(existsSync);
    const script = `#!/bin/bash
export PATH='${PATH}'
exec 9>> "$ROOT/lock"; flock 9 # The programs of a pipe are called at the same time.
count=$(( $(<"$ROOT/count") + 1 )); echo $count > "$ROOT/count"; exec 9>&-
[ "$count" != "$AT" ] || kill -s "$SIGNAL" 0
${STAND_INS[name] ?? ''}
exec ${real} "$@"
`;
    writeFileSync(join(root, 'bin', name), script, { mode: 0o755 });
  }
  for (const version of [FIRST, SECOND]) makeRelease(version);
  install(FIRST, 'MAIL_TO=first@site.example');
});

describe('a deployment', () => {
  it('installs on a machine with nothing', () => {
    expect(state()).toEqual(stateOf(FIRST, 'first'));
  });

  it('installs where a first one was interrupted before its settings were linked', () => {
    rmSync(join(root, 'etc/forthright.env'));
    expect(install(SECOND, 'MAIL_TO=second@site.example')).toMatchObject({ status: 0 });
    expect(state()).toEqual(stateOf(SECOND, 'second'));
  });

  it('keeps the settings when none are given, and one deployment', () => {
    expect(install(SECOND)).toMatchObject({ status: 0 });
    expect(state()).toEqual(stateOf(SECOND, 'first'));
    expect(readdirSync(join(root, 'srv/forthright/deployments'))).toHaveLength(1);
  });

  it.each([
    [
      'the doctor finds errors',
      { DOCTOR: '1' },
      'the doctor finds errors in these settings: nothing was changed',
    ],
    ['its trial answers no page', { MUTE: SECOND, TRIES: '2' }, 'does not do well with these settings'],
    ['it fails in its place', { SICK: SECOND }, `Back to ${FIRST}`],
  ])('leads back, with release and settings, when %s', (_why, how, said) => {
    const { status, stderr } = install(SECOND, 'MAIL_TO=second@site.example', how);
    expect(status).toBe(1);
    expect(stderr).toContain(said);
    expect(state()).toEqual(stateOf(FIRST, 'first'));
    expect(readFileSync(join(root, 'running'), 'utf8')).toContain(FIRST);
    expect(install(SECOND, 'MAIL_TO=second@site.example')).toMatchObject({ status: 0 });
    expect(state()).toEqual(stateOf(SECOND, 'second'));
  });

  it('works when the server tells its version to nobody, as on a network address', () => {
    expect(install(SECOND, 'MAIL_TO=second@site.example', { TELLS_VERSION: '' })).toMatchObject({
      status: 0,
    });
    expect(state()).toEqual(stateOf(SECOND, 'second'));
  });

  it('tries the release on a copy of the store', () => {
    const store = join(root, 'var/lib/forthright/messages.sqlite');
    writeFileSync(store, 'messages');
    expect(install(SECOND, `DATA_DIR=${join(root, 'var/lib/forthright')}`)).toMatchObject({ status: 0 });
    expect(readFileSync(join(root, 'copied'), 'utf8')).toBe('messages');
    expect(readFileSync(store, 'utf8')).toBe('messages');
  });

  it('upgrades a machine with the old layout of link and settings', () => {
    const site = join(root, 'srv/forthright');
    for (const path of [
      'srv/forthright/live',
      'srv/forthright/current',
      'etc/forthright.env',
      'srv/forthright/deployments',
    ])
      rmSync(join(root, path), { recursive: true });
    symlinkSync(`releases/${FIRST}`, join(site, 'current'));
    writeFileSync(join(root, 'etc/forthright.env'), 'MAIL_TO=first@site.example\n', { mode: 0o600 });
    const how = { SICK: SECOND };
    expect(install(SECOND, 'MAIL_TO=second@site.example', how)).toMatchObject({ status: 1 });
    expect(state()).toEqual(stateOf(FIRST, 'first'));
    expect(install(SECOND, 'MAIL_TO=second@site.example')).toMatchObject({ status: 0 });
    expect(state()).toEqual(stateOf(SECOND, 'second'));
  });
});

/** Calls between two interruptions. */
const STEP = TEST_ALL ? 1 : 12;

it.each(TEST_ALL ? ['KILL', 'TERM', 'HUP'] : ['KILL', 'TERM'])(
  'a deployment that is interrupted anywhere by SIG%s leaves a whole site, and the next one works',
  (signal) => {
    const before = temporaryFolder();
    cpSync(root, before, { recursive: true, verbatimSymlinks: true });
    let at = signal === 'KILL' ? 1 : 5;
    for (; ; at += signal === 'KILL' ? STEP : 2 * STEP) {
      for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
      cpSync(before, root, { recursive: true, verbatimSymlinks: true });
      const { status } = install(SECOND, 'MAIL_TO=second@site.example', { AT: String(at), SIGNAL: signal });
      // The deployment ended before this many calls.
      if (status === 0) break;
      expect([stateOf(FIRST, 'first'), stateOf(SECOND, 'second')]).toContainEqual(state());
      for (const name of ['forthright.service', 'forthright.socket'])
        expect(readFileSync(join(root, 'etc/systemd/system', name), 'utf8')).toMatch(/# of \S+-[ab]{7}\n$/);
      expect(install(SECOND, 'MAIL_TO=second@site.example')).toMatchObject({ status: 0 });
      expect(state()).toEqual(stateOf(SECOND, 'second'));
      expect(readFileSync(join(root, 'running'), 'utf8')).toBe(`${SECOND}\nMAIL_TO=second@site.example\n`);
      expect(readdirSync(join(root, 'srv/forthright/deployments'))).toHaveLength(1);
    }
    // It calls some seventy programs, so it was interrupted at least three times.
    expect(at).toBeGreaterThan(60);
  },
);

/** A small release whose units name it. */
function makeRelease(version: string) {
  const release = join(root, 'srv/forthright/releases', version);
  cpSync('deploy', join(release, 'deploy'), { recursive: true });
  mkdirSync(join(release, 'content'));
  writeFileSync(join(release, 'VERSION'), `${version}\n`);
  for (const name of ['forthright.service', 'forthright.socket']) {
    const unit = join(release, 'deploy/systemd', name);
    writeFileSync(unit, `${readFileSync(unit, 'utf8')}# of ${version}\n`);
  }
}

function install(version: string, settings?: string, more: Record<string, string> = {}) {
  writeFileSync(join(root, 'count'), '0');
  const script = join(root, 'srv/forthright/releases', version, 'deploy/install');
  const env = {
    ROOT: root,
    PATH: join(root, 'bin'),
    DOCTOR: '0',
    TELLS_VERSION: 'yes',
    SICK: '',
    MUTE: '',
    AT: '',
    ...more,
  };
  // In a process group of its own, so that an interruption ends all of it.
  return spawnSync('/usr/bin/setsid', ['--wait', '/bin/bash', script, settings ? '-' : '', root], {
    env,
    input: settings ? `${settings}\n` : '',
    encoding: 'utf8',
  });
}

/** The files that a restart would read, and leftovers that it must not find. */
function state() {
  return {
    version: readFileSync(join(root, 'srv/forthright/current/VERSION'), 'utf8').trim(),
    settings: readFileSync(join(root, 'etc/forthright.env'), 'utf8').trim(),
    mode: lstatSync(join(root, 'srv/forthright/live/settings.env')).mode & 0o777,
  };
}

function stateOf(version: string, name: string) {
  return { version, settings: `MAIL_TO=${name}@site.example`, mode: 0o600 };
}
