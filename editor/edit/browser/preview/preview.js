import { call } from '../calls.js';
import { sentenceOf } from '../folder-backend.js';
import { rememberFaults } from '../fields.js';
import { versionsOf } from '../versions.js';

/** Milliseconds after the last key before the preview updates. */
const PAUSE_MS = 400;

const WIDTHS = [
  [390, 'Phone'],
  [820, 'Tablet'],
  [1280, 'Computer'],
];

/** The page as visitors will see it, beside the form, with its faults. */
export function previewOf({ previewOrigin, languages }) {
  return window.createClass({
    getInitialState: () => ({
      url: '',
      count: 0,
      faults: [],
      state: '',
      language: 'en',
      width: 1280,
      error: '',
    }),
    componentDidMount() {
      this.look();
    },
    componentDidUpdate({ entry }) {
      if (entry.get('data') === this.props.entry.get('data')) return;
      const words = changedText(entry.get('data').toJS(), this.props.entry.get('data').toJS());
      if (words) this.words = words;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.look(), PAUSE_MS);
    },
    componentWillUnmount() {
      clearTimeout(this.timer);
      rememberFaults([]);
    },
    file() {
      const { entry, collection } = this.props;
      const title = entry.getIn(['data', 'title']) ?? '';
      return entry.get('path') || `${collection.get('folder')}/${title.replaceAll('/', ' ')}.x`;
    },
    async look() {
      const { entry } = this.props;
      const values = entry.get('data').toJS();
      const count = (this.looks = (this.looks ?? 0) + 1);
      const save = {
        file: this.file(),
        isNew: entry.get('newRecord') === true,
        values,
        version: values._version ?? 'new',
      };
      try {
        const { url, faults, known, state } = await call('look', save);
        // A slow answer must not bring back the faults of an earlier text.
        if (count !== this.looks) return;
        rememberFaults(faults, values);
        this.setState({ url, faults: [...faults, ...known], state, error: '', count });
      } catch (error) {
        this.setState({ error: error.message });
      }
    },
    show({ target }) {
      const { words } = this;
      if (words) target.contentWindow.postMessage({ words }, previewOrigin);
    },
    render() {
      const { url, count, faults, state, language, width, error } = this.state;
      const { h } = window;
      const prefix = language === 'en' ? '' : `/${language}`;
      const address = `${previewOrigin}${prefix}${url === '/' && prefix ? '' : url}`;
      const scale = Math.min(1, (this.props.window.innerWidth - 2) / width);
      const options = languages.map(([code, name]) => h('option', { key: code, value: code }, name));
      const widths = WIDTHS.map(([value, name]) =>
        h(
          'button',
          {
            key: value,
            type: 'button',
            'aria-pressed': value === width,
            onClick: () => this.setState({ width: value }),
          },
          name,
        ),
      );
      const bar = h(
        'p',
        { className: 'bar' },
        h(
          'select',
          {
            'aria-label': 'Language',
            value: language,
            onChange: ({ target }) => this.setState({ language: target.value }),
          },
          options,
        ),
        ...widths,
        h('a', { href: address, target: '_blank', rel: 'noopener' }, 'Open in a tab'),
        !this.props.entry.get('newRecord') &&
          h('button', { type: 'button', onClick: () => versionsOf(this.file()) }, 'Earlier versions'),
        state && h('strong', {}, state),
      );
      const list = [...(error ? [error] : []), ...faults.map((fault) => sentenceOf(this.file(), fault))];
      return h(
        'div',
        { className: 'look' },
        bar,
        list.length > 0 &&
          h(
            'ul',
            { className: 'faults' },
            list.map((sentence, index) => h('li', { key: index }, sentence)),
          ),
        url &&
          h(
            'div',
            { className: 'frame', style: { height: `calc(100vh - 8rem)` } },
            h('iframe', {
              key: address,
              title: 'The page as visitors will see it',
              src: `${address}${address.includes('?') ? '&' : '?'}look=${count}`,
              onLoad: (event) => this.show(event),
              style: {
                width: `${width}px`,
                height: `${100 / scale}%`,
                transform: `scale(${scale})`,
                transformOrigin: '0 0',
                border: 0,
              },
            }),
          ),
      );
    },
  });
}

/** The text that somebody has just changed, without its Markdown. */
function changedText(before, now) {
  if (typeof now === 'string') return now === before ? '' : lineThatDiffers(String(before ?? ''), now);
  if (now === null || typeof now !== 'object') return '';
  for (const key of Object.keys(now)) {
    const found = changedText(before?.[key], now[key]);
    if (found) return found;
  }
  return '';
}

function lineThatDiffers(before, now) {
  const lines = before.split('\n');
  const line = now.split('\n').find((one, index) => one !== lines[index]) ?? '';
  return line
    .replaceAll(/[#*_`>|[\]]|\(.*?\)/g, '')
    .trim()
    .slice(0, 60);
}
