# python3 post.py out/sunset : denoise, glare, tone-map (own filmic S-curve), grade, vignette, grain -> out/sunset.png
import os, sys, glob, argparse
os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import numpy as np, cv2
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__))); from denoise import denoise
ap = argparse.ArgumentParser(); ap.add_argument('base'); ap.add_argument('--ev', type=float, default=None); ap.add_argument('--glare', type=float, default=.06)
ap.add_argument('--sat', type=float, default=1.1); ap.add_argument('--contrast', type=float, default=1.0); ap.add_argument('--warm', type=float, default=0.); ap.add_argument('--out', default=None); ap.add_argument('--key', type=float, default=.20); ap.add_argument('--lamps', type=float, default=.0); ap.add_argument('--skygain', default=''); ap.add_argument('--daylight', default=''); ap.add_argument('--shadow', type=float, default=0.); ap.add_argument('--hold', type=float, default=0.)
A = ap.parse_args(); base = A.base
def exr(name):
    f = sorted(glob.glob(f'{base}_{name}_*.exr'))
    if not f: return None
    im = cv2.imread(f[-1], cv2.IMREAD_UNCHANGED).astype(np.float32)
    return im[..., :3][..., ::-1].copy() if im.ndim == 3 else im
def clean(kind):          # the two halves of the samples of a pass together, without noise
    halves = [exr(f'{kind}{half}Image') for half in 'AB']
    return None if halves[0] is None else denoise(sum(np.clip(np.nan_to_num(z, nan=0, posinf=1e4), 0, 3e4) for z in halves)/2, exr(f'{kind}ADenoisingAlbedo'), exr(f'{kind}ADenoisingNormal'))
cache = base + '_dn.npy'
src = sorted(glob.glob(base + '_AImage_*.exr') + glob.glob(base + '_L_AImage_*.exr'))
if os.path.exists(cache) and os.path.getmtime(cache) > max(map(os.path.getmtime, src)): img, lamps = np.load(cache).astype(np.float32)
else:
    img = clean(''); lamps = clean('L_'); lamps = img*0 if lamps is None else lamps; np.save(cache, np.stack([img, lamps]))
if A.daylight: img = img*np.array([float(v) for v in A.daylight.split(',')], np.float32)   # relight: dim and tint the sun+sky pass
if A.lamps > 0: img = img + A.lamps*lamps
if A.hold:          # holds a bright window: brings the broad differences of light closer together and keeps the fine ones
    l = np.log(img @ np.array([.2126, .7152, .0722], np.float32) + 1e-4); n = img.shape[1]//16*2 + 1; wide = lambda v: cv2.blur(v, (n, n)); m = wide(l); k = np.maximum(wide(l*l) - m*m, 0); k = k/(k + .35); broad = wide(k)*l + wide((1-k)*m)
    img = img*np.exp(-A.hold*(broad - np.median(broad)))[..., None]
if A.skygain:
    g3 = np.array([float(v) for v in A.skygain.split(',')], np.float32); z = exr('ADepth'); z = z if z.ndim == 2 else z[..., 0]; m = cv2.GaussianBlur((z > 5e4).astype(np.float32), (0, 0), .8)[..., None]; img = img*(1 + m*(g3-1))
lum = img @ np.array([.2126, .7152, .0722], np.float32)
if A.ev is None: A.ev = float(np.log2(A.key/np.exp(np.mean(np.log(np.clip(lum, 1e-4, np.percentile(lum, 97)))))))
print('ev', round(A.ev, 2)); img = img * 2**A.ev
# glare: energy-preserving sum of wide gaussians on highlights only
h, w = lum.shape
if A.glare > 0:
    src = np.minimum(img, 60.); b = sum(k*cv2.GaussianBlur(src, (0, 0), w*s) for s, k in ((.0025, .45), (.008, .28), (.03, .17), (.09, .10))); img = img*(1-A.glare) + b*A.glare
if A.warm: img = img*np.array([1+A.warm, 1, 1-A.warm], np.float32)
# Custom tone curve: (1) every channel is mixed with a little of the pixel's luminance, so very bright colors fade to white instead of clipping to neon; (2) a
# Naka-Rushton S-curve x^n/(x^n + s^n), the eye's response law, written directly in display code values with mid gray 0.18 mapped to CURVE_MID; (3) the mixed-in
# luminance is removed and a saturation gain applied.
CURVE_N, CURVE_MID, BORROW = .80*A.contrast, .425, .13
LW = np.array([.2126, .7152, .0722], np.float32)
l = (img @ LW)[..., None]; x = np.maximum(img*(1-BORROW) + l*BORROW, 0)
xn = x**CURVE_N; y = xn/(xn + (1-CURVE_MID)/CURVE_MID*.18**CURVE_N)*1.015
L = (y @ LW)[..., None]; y = L + (y-L)*1.48*A.sat/(1.10)
L = L[..., 0:1]
y = np.clip(y, 0, 1)           # already display-encoded (sRGB-ish 2.2)
if A.shadow: y = y + A.shadow*(1-y)**4*y*4
# vignette and slight grain against banding in flat skies
yy, xx = np.mgrid[0:h, 0:w]; r = ((xx/w-.5)**2 + (yy/h-.5)**2*.8)/.45; y = y*(1 - .16*r[..., None]**1.6)
rng = np.random.default_rng(1); g = cv2.GaussianBlur(rng.normal(0, 1, (h, w)).astype(np.float32), (0, 0), .7); y = y + (g*.0075)[..., None]*(1 - np.abs(2*L-1)*.5)
u = cv2.GaussianBlur(y.astype(np.float32), (0, 0), 1.1); y = y + (y-u)*.35
o = A.out or base + '.png'; cv2.imwrite(o, (np.clip(y, 0, 1)[..., ::-1]*255 + .5).astype(np.uint8)); print(o)
