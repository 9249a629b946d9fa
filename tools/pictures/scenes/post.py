# python3 post.py out/sunset : denoise, glare, tone-map (own filmic S-curve), grade, vignette, grain -> out/sunset.png
import os, sys, glob, argparse, time
os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import numpy as np, cv2
ap = argparse.ArgumentParser(); ap.add_argument('base'); ap.add_argument('--ev', type=float, default=None); ap.add_argument('--look', default='punchy'); ap.add_argument('--denoise', type=int, default=1); ap.add_argument('--glare', type=float, default=.06)
ap.add_argument('--sat', type=float, default=1.1); ap.add_argument('--contrast', type=float, default=1.0); ap.add_argument('--warm', type=float, default=0.); ap.add_argument('--out', default=None); ap.add_argument('--key', type=float, default=.20); ap.add_argument('--lamps', type=float, default=.0); ap.add_argument('--k', type=float, default=.55); ap.add_argument('--radius', type=int, default=8); ap.add_argument('--redo', type=int, default=0); ap.add_argument('--skygain', default=''); ap.add_argument('--daylight', default=''); ap.add_argument('--shadow', type=float, default=0.); ap.add_argument('--despike', type=float, default=0.); ap.add_argument('--calm', type=float, default=0.); ap.add_argument('--fireflies', type=float, default=0.); ap.add_argument('--dots', type=float, default=0.); ap.add_argument('--hold', type=float, default=0.)
A = ap.parse_args()
def exr(p):
    f = sorted(glob.glob(f'{A.base}_{p}_*.exr')); 
    if not f: return None
    im = cv2.imread(f[-1], cv2.IMREAD_UNCHANGED).astype(np.float32)
    return im[..., :3][..., ::-1].copy() if im.ndim == 3 else im
import subprocess, tempfile
HERE = os.path.dirname(os.path.abspath(__file__))
def load(base):
    A.base = base; q = [exr('AImage'), exr('BImage'), exr('ADenoisingAlbedo'), exr('ADenoisingNormal'), exr('ADepth')]
    if q[0] is None: return None
    q[0], q[1] = (np.clip(np.nan_to_num(z, nan=0, posinf=1e4), 0, 3e4) for z in q[:2]); d = q[4]; q[4] = (d if d.ndim == 2 else d[..., 0])[..., None]; return q
def tame(im):     # single bright pixels of few samples: without this the denoiser makes a pale square of each
    calm = np.stack([cv2.medianBlur(np.ascontiguousarray(im[..., c]), 5) for c in range(3)], -1).max(-1, keepdims=True); top = im.max(-1, keepdims=True); return im*np.minimum(1, (A.fireflies*calm + .02)/np.maximum(top, 1e-6))
def dn(q):
    if A.fireflies: q[:2] = [tame(z) for z in q[:2]]
    if not A.denoise: return (q[0]+q[1])/2
    t0 = time.time(); h, w, _ = q[0].shape
    with tempfile.TemporaryDirectory() as d:
        np.concatenate(q, -1).astype('<f4').tofile(d+'/in'); subprocess.check_call(['nice', '-n', '15', HERE+'/jnlm', d+'/in', d+'/o', str(w), str(h), str(A.k), str(A.radius)]); r = np.fromfile(d+'/o', '<f4').reshape(h, w, 3)
    print('denoise s', round(time.time()-t0, 1)); return r
base = A.base; cache = base + '_dn.npy'
src = sorted(glob.glob(base + '_AImage_*.exr') + glob.glob(base + '_L_AImage_*.exr'))
if A.denoise and os.path.exists(cache) and os.path.getmtime(cache) > max(map(os.path.getmtime, src)) and not A.redo: st = np.load(cache); img, lamps = st[0].astype(np.float32), st[1].astype(np.float32)
else:
    img = dn(load(base)); ql = load(base + '_L'); lamps = dn(ql) if ql else img*0
    if A.denoise: np.save(cache, np.stack([img, lamps]))
A.base = base
if A.despike:       # specks that differ from their neighbors by more than this part give way to them: glass and blurred lights keep some
    for size in (3, 3):
        calm = np.stack([cv2.medianBlur(np.ascontiguousarray(img[..., c]), size) for c in range(3)], -1); far = np.abs(img - calm).max(-1) > A.despike*(calm.max(-1) + .02); img[far] = calm[far]
if A.calm:          # soft blotches on walls, left by few samples, in the light alone: textures are divided out, edges are stronger than the limit
    alb = exr('ADenoisingAlbedo') + .05; box = lambda v: cv2.blur(v, (A.radius*3+1, A.radius*3+1))
    def calmed(layer):
        e = np.log((layer + 1e-4)/alb); m = box(e); k = np.maximum(box(e*e) - m*m, 0).max(-1, keepdims=True); k = k/(k + A.calm**2); smooth = box(np.repeat(k, 3, -1))*e + box((1-k)*m)
        return layer*np.exp(smooth - e)
    img = calmed(img); lamps = calmed(lamps) if A.lamps > 0 else lamps
if A.daylight: img = img*np.array([float(v) for v in A.daylight.split(',')], np.float32)   # relight: dim and tint the sun+sky pass
if A.lamps > 0: img = img + A.lamps*lamps
if A.dots:          # single pixels darker or brighter than all their neighbors but one, left at edges by few samples, give way to the median
    l = img @ np.array([.2126, .7152, .0722], np.float32); near = np.sort(np.stack([np.roll(l, (y, x), (0, 1)) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]), 0)
    for dot in (l < A.dots*near[1], l*A.dots > near[-2]): img[dot] = np.stack([cv2.medianBlur(np.ascontiguousarray(img[..., c]), 3) for c in range(3)], -1)[dot]
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
if A.look == 'golden': y = y*np.array([1.0, .965, .86], np.float32)
L = (y @ LW)[..., None]; y = L + (y-L)*1.48*A.sat/(1.10)
L = L[..., 0:1]
y = np.clip(y, 0, 1)           # already display-encoded (sRGB-ish 2.2)
if A.shadow: y = y + A.shadow*(1-y)**4*y*4
# vignette and slight grain against banding in flat skies
yy, xx = np.mgrid[0:h, 0:w]; r = ((xx/w-.5)**2 + (yy/h-.5)**2*.8)/.45; y = y*(1 - .16*r[..., None]**1.6)
rng = np.random.default_rng(1); g = cv2.GaussianBlur(rng.normal(0, 1, (h, w)).astype(np.float32), (0, 0), .7); y = y + (g*.0075)[..., None]*(1 - np.abs(2*L-1)*.5)
u = cv2.GaussianBlur(y.astype(np.float32), (0, 0), 1.1); y = y + (y-u)*.35
o = A.out or A.base + '.png'; cv2.imwrite(o, (np.clip(y, 0, 1)[..., ::-1]*255 + .5).astype(np.uint8)); print(o)
