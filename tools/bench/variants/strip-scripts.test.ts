import { stripScripts } from './strip-scripts';

it('removes scripts and hints for scripts, and nothing else', () => {
  const kept = [
    '<link rel="preload" href="/f.woff2" as="font" crossorigin>',
    '<link rel="preload" as="image" href="/a.avif" fetchpriority="high">',
    '<style>.a{color:red}</style>',
    '<img src="/a.avif" alt="">',
  ];
  const scripts = [
    '<script type="application/json" id="r">{"a":"\\u003c/script>"}</script>',
    '<link rel="preload" href="/a.js" as="script" crossorigin>',
    '<link rel="modulepreload" href="/b.js">',
    '<script src="/main.js" defer></script>',
    '<script>\nboot()\n</script>',
  ];
  expect(stripScripts([...kept, ...scripts].join(''))).toBe(kept.join(''));
});
