import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ThemeProvider, useTheme } from './theme-provider.tsx';

function ShowTheme() {
  return <p>{useTheme().theme}</p>;
}

test('is dark by default', () => {
  expect(
    renderToString(
      <ThemeProvider>
        <ShowTheme />
      </ThemeProvider>,
    ),
  ).toBe('<p>dark</p>');
});

test('names the mistake when it is used outside its provider', () => {
  expect(() => renderToString(<ShowTheme />)).toThrow('useTheme must be used within a ThemeProvider');
});
