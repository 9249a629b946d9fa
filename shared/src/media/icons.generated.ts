// Written by `npm run pictures` from tools/pictures/catalogue.ts: change that and run it again.

/** The mark as files, for the head of a page. */
export const icons = {
  "markSvg": "/media/mark.9dba8ed7.svg",
  "faviconSvg": "/media/favicon.9dba8ed7.svg",
  "faviconIco": "/media/favicon.9dba8ed7.ico",
  "icon192": "/media/icon-192.9dba8ed7.png",
  "icon512": "/media/icon-512.9dba8ed7.png",
  "iconMaskable512": "/media/icon-maskable-512.9dba8ed7.png",
  "appleTouchIcon180": "/media/apple-touch-icon-180.9dba8ed7.png"
} as const;
