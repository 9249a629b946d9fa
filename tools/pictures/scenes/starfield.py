# starfield.py BASE NEWBASE: adds the stars and the Milky Way to the sky of a denoised render of services/stargazing.py
# (run post.py once on BASE before and on NEWBASE after). Scorpius and Sagittarius stand where they are in the southwest,
# seen from 20.5 degrees north; the fainter stars are random, denser along the Milky Way.
import ast, glob, os, shutil, sys; os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2, numpy as np
base, new = sys.argv[1:3]; HERE = os.path.dirname(os.path.abspath(__file__))
LATITUDE, HOUR_ANGLE, SOUTHWEST, SKYLIGHT = 20.5, 37., 24., .02
# right ascension in hours, declination in degrees, magnitude, color index B-V
STARS = [(16.49, -26.43, 1.0, 1.83), (17.56, -37.10, 1.6, -.2), (17.62, -43.00, 1.9, .4), (16.00, -22.62, 2.3, -.1), (16.84, -34.29, 2.3, 1.15), (17.71, -39.03, 2.4, -.2), (16.09, -19.81, 2.6, -.1), (17.51, -37.30, 2.7, -.2), (16.60, -28.22, 2.8, -.2), (15.98, -26.11, 2.9, -.2), (16.35, -25.59, 2.9, .1), (17.79, -40.13, 3.0, .5), (16.86, -38.05, 3.0, -.2), (17.83, -37.04, 3.2, 1.2), (17.20, -43.24, 3.3, .4), (16.91, -42.36, 3.6, 1.4), (15.95, -29.21, 3.9, -.2),
         (18.40, -34.38, 1.8, 0.), (18.92, -26.30, 2.0, -.2), (19.04, -29.88, 2.6, .1), (18.35, -29.83, 2.7, 1.4), (18.47, -25.42, 2.8, 1.0), (18.10, -30.42, 3.0, 1.), (18.76, -26.99, 3.2, -.1), (19.12, -27.67, 3.3, 1.2), (18.29, -36.76, 3.1, 1.6), (14.66, -60.83, -.3, .7), (14.06, -60.37, .6, -.2), (14.84, -16.04, 2.8, .2), (15.28, -9.38, 2.6, -.1), (15.58, -41.17, 2.8, -.2), (14.98, -43.13, 2.7, -.2), (14.70, -47.39, 2.3, -.2), (16.00, -38.40, 3.4, -.2), (16.62, -10.57, 2.6, 0.), (17.17, -15.72, 2.4, .1)]


def direction(ra, dec):
    """Unit vectors (east, north, up) of stars at the moment of the picture."""
    h = np.radians(HOUR_ANGLE + (16.49 - np.asarray(ra))*15); d, p = np.radians(np.asarray(dec)), np.radians(LATITUDE)
    return np.stack([-np.cos(d)*np.sin(h), np.sin(d)*np.cos(p) - np.cos(d)*np.cos(h)*np.sin(p), np.sin(d)*np.sin(p) + np.cos(d)*np.cos(h)*np.cos(p)], -1)


SHOT = next(eval(compile(ast.Expression(n.value), '', 'eval')) for n in ast.parse(open(HERE + '/services/stargazing.py').read()).body if isinstance(n, ast.Assign) and n.targets[0].id == 'SHOT')
layers = np.load(base + '_dn.npy'); img = layers[0].astype(np.float32); h, w, _ = img.shape
depth = cv2.imread(sorted(glob.glob(base + '_ADepth_*.exr'))[-1], -1); depth = depth if depth.ndim == 2 else depth[..., 0]
clear = cv2.GaussianBlur((depth > 5e4).astype(np.float32), (0, 0), .6)
# the camera looks level; its +y axis points southwest
forward = np.array(SHOT['look']) - np.array(SHOT['cam']); turn = np.arctan2(forward[0], forward[1]); focal = SHOT['lens']/36*w
azimuth = np.radians(180 + SOUTHWEST) + turn
F, S_ = np.array([np.sin(azimuth), np.cos(azimuth), 0]), np.array([np.cos(azimuth), -np.sin(azimuth), 0])


def on_screen(vec):
    """Pixel coordinates of directions; NaN behind the camera."""
    z = vec @ F; z = np.where(z > .05, z, np.nan)
    return w/2 + focal*(vec @ S_)/z, h/2 + SHOT['shift']*w - focal*vec[..., 2]/z


# directions of all pixels, back to galactic latitude, for the band
yy, xx = np.mgrid[0:h, 0:w]; rays = F + S_*((xx - w/2)/focal)[..., None] + np.array([0, 0, 1.])*((h/2 + SHOT['shift']*w - yy)/focal)[..., None]; rays /= np.linalg.norm(rays, axis=-1, keepdims=True)
POLE, CENTER = direction(12.857, 27.13), direction(17.761, -28.94)
def galactic(v): return np.degrees(np.arcsin(np.clip(v @ POLE, -1, 1))), np.degrees(np.arctan2(v @ np.cross(POLE, CENTER), v @ CENTER))
rng = np.random.default_rng(7)
def cloud(scale, octaves=6):
    out = np.zeros((h, w), np.float32); total = 0
    for k in range(octaves):
        n = rng.random((max(2, int(h/w*scale*2**k)) + 2, int(scale*2**k) + 2)).astype(np.float32); out += cv2.resize(n, (w, h), interpolation=cv2.INTER_CUBIC)*.56**k; total += .56**k
    return out/total
b, l = galactic(rays); wobble = (cloud(5) - .5)*9
band = np.exp(-((b + wobble*.5)/8.5)**2)*(.45 + .75*np.exp(-(l/26)**2)) + .5*np.exp(-(b/6)**2 - (l/10)**2)
rift = np.exp(-((b - 1.5 + wobble)/3.)**2)*np.clip((cloud(9) - .40)*5, 0, 1)
milky = band*(.25 + 1.5*np.clip(cloud(14) - .2, 0, 1))*(1 - .9*rift)
haze = np.clip((rays[..., 2] - .015)/.22, 0, 1)**.8         # thicker air near the horizon
light = milky[..., None]*haze[..., None]*np.array([.98, .95, 1.06])*SKYLIGHT*2.6
# faint stars by their real rate: about three times as many for each magnitude
n = 16000; mag = 6.9 + np.log(rng.random(n))/np.log(3.0); v = rng.normal(size=(n, 3)); v /= np.linalg.norm(v, axis=1, keepdims=True); gb, _ = galactic(v)
keep = (rng.random(n) < .38 + .62*np.exp(-(gb/14)**2)) & (mag > 2.6) & (v[:, 2] > 0)
catalog = np.array(STARS); known = direction(catalog[:, 0], catalog[:, 1])
vec = np.concatenate([v[keep], known]); mags = np.concatenate([mag[keep], catalog[:, 2]]); bv = np.concatenate([rng.normal(.5, .5, keep.sum()), catalog[:, 3]])
px, py = on_screen(vec); size = w/960; stars = np.zeros_like(img)
for x, y, m, c, up in zip(px, py, mags, bv, vec[:, 2]):
    if not (4 < x < w-4 and 4 < y < h-4): continue
    flux = 10**(-.4*(m - 3.4)*.82)*SKYLIGHT*30*np.clip(up/.16, .12, 1); c = np.clip(c, -.3, 1.8); color = np.array([.86 + .16*c, .94, 1.12 - .26*c])
    for sigma, share in ((.55*size, 1.), (1.7*size, .10 if m < 3 else 0)):
        if not share: continue
        r = int(4*sigma + 2); x0, y0 = int(x) - r, int(y) - r; gy, gx = np.mgrid[y0:y0+2*r+1, x0:x0+2*r+1]; ok = (gx >= 0) & (gx < w) & (gy >= 0) & (gy < h)
        p = np.exp(-((gx - x)**2 + (gy - y)**2)/(2*sigma**2))*share*flux
        stars[gy[ok], gx[ok]] += (p[..., None]*color)[ok]
img = img + (light + np.minimum(stars, 3.)).astype(np.float32)*clear[..., None]
for part in ('AImage', 'ADepth'):
    for f in glob.glob(f'{base}_{part}_*.exr'): shutil.copy(f, new + f[len(base):])
np.save(new + '_dn.npy', np.stack([img, layers[1]])); print(new, 'stars', len(mags))
