// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.

/** The mark as files, for the head of a page. */
export const icons = {
  "markSvg": "/media/mark.b71ac8f3.svg",
  "faviconSvg": "/media/favicon.b71ac8f3.svg",
  "faviconIco": "/media/favicon.b71ac8f3.ico",
  "icon192": "/media/icon-192.b71ac8f3.png",
  "icon512": "/media/icon-512.b71ac8f3.png",
  "iconMaskable512": "/media/icon-maskable-512.b71ac8f3.png",
  "appleTouchIcon180": "/media/apple-touch-icon-180.b71ac8f3.png"
} as const;
