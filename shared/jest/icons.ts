import { createElement, type FunctionComponent, type SVGProps } from 'react';

const icons: Record<string, FunctionComponent<SVGProps<SVGSVGElement>>> = {};

/** Any icon of lucide-react, without the time that it takes to make all of them for each test file. */
module.exports = new Proxy(icons, {
  get: (_, name: string) =>
    (icons[name] ??= (props) => createElement('svg', { 'aria-hidden': true, ...props })),
});
