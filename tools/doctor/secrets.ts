import { VARIABLES } from '../../server/variables.ts';

/** Returns a function that hides the secrets of these settings in a text, whoever wrote it. */
export function secretsOf(
  environment: Readonly<Record<string, string | undefined>>,
): (text: string) => string {
  const secrets = Object.entries(VARIABLES)
    .flatMap(([name, variable]) => {
      const value = environment[name]?.trim() ?? '';
      if (!('hidden' in variable)) return [];
      return variable.hidden === 'all' ? [value] : passwordsOf(value);
    })
    // Shorter ones would hide parts of ordinary words.
    .filter((secret) => secret.length >= 4);
  return (text) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
}

function passwordsOf(value: string): string[] {
  const url = URL.parse(value);
  if (!url) return [];
  const { password, searchParams } = url;
  return [password, decoded(password), searchParams.get('pass') ?? '', searchParams.get('password') ?? ''];
}

/** The text itself when it is not well escaped. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
