import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useTheme } from './theme-provider.tsx';

function ShowTheme() {
  return <p>{useTheme()}</p>;
}

test('names the mistake when it is used outside its provider', () => {
  expect(() => renderToString(<ShowTheme />)).toThrow('useTheme must be used within a ThemeProvider');
});
