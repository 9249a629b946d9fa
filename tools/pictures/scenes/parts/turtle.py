# Hatchlings of the olive ridley and the prints that they leave.


def hatchling_skin():
    """Dark gray, finely creased, with sand on it."""
    if 'hatchling' in MATS: return
    for name, a, b_ in (('hatchling', (.030, .028, .026), (.085, .080, .072)), ('carapace', (.032, .032, .030), (.10, .095, .085))):
        m, t = newmat(name); p = pos(t); n = noise(t, p, 420, 5, .65); v = node(t, 'TexVoronoi', {'Vector': p, 'Scale': 120. if name == 'carapace' else 420.}, feature='DISTANCE_TO_EDGE').outputs['Distance']
        c = mix(t, n, col(*a), col(*b_)); c = mix(t, maprange(t, noise(t, p, 900, 3, .6), .63, .70), c, col(.52, .42, .30)); finish(t, pbsdf(t, c, .55, .4, bump(t, math_(t, 'ADD', maprange(t, v, 0, .1), n), .5, .0012))); MATS[name] = m


def flipper(M, length, width, bend):
    """A thin paddle along +x of M, bent backward."""
    loft([(length*u, width*math.sin(math.pi*min(1, .18+u*.80))**.7, 0, .0022, .0022, 2.) for u in [i/14 for i in range(15)]], M, 'hatchling', 20); o = sc.collection.objects[-1]; inv = M.inverted()
    for v in o.data.vertices: q = inv @ v.co; q.y += bend*q.x*q.x/length; v.co = M @ q


def hatchling(M, stride=.3):
    """About 5 cm long, its head toward +x."""
    hatchling_skin(); n = 60
    loft([(-.024+.048*u, .0185*math.sin(math.pi*min(1, .06+u*.90))**.62, .009, .0100*math.sin(math.pi*min(1, .08+u*.86))**.7, .005, 2.) for u in [i/24 for i in range(25)]], M, 'carapace', 36)
    for k in (-1, 0, 1): pipe(curve([M @ Vector((x, k*.0085, .009+.0100*math.sin(math.pi*min(1, .08+(x+.024)/.048*.86))**.7*(1-.22*abs(k)) + .0006)) for x in (-.018, -.008, .004, .014)], 5), .0008, 'carapace', 6)
    loft([(.020+.024*u, .0085*math.sin(math.pi*min(1, .30+u*.62))**.6, .0115+.001*u, .0078*math.sin(math.pi*min(1, .32+u*.6))**.6, .006, 2.2) for u in [i/14 for i in range(15)]], M, 'hatchling', 28)
    for s in (-1, 1):
        e = M @ Vector((.0375, s*.0066, .0145)); sphere(e.x, e.y, e.z, .0019, 'rubber', 14); flipper(M @ T(.012, s*.013, .008) @ RZ(s*(1.15-stride*s)) @ RY(.20), .034, .0068, -s*.42); flipper(M @ T(-.017, s*.010, .007) @ RZ(s*(2.35+stride*.5*s)) @ RY(.22), .017, .0058, 0.)


def crawl(points):
    """Gives the marks of a crawl along points: (x, y, heading, side); side 0 is the belly's drag."""
    out = []; line = curve([(x, y, 0) for x, y in points], 16); run_ = 0.
    for p, q in zip(line, line[1:]):
        h = math.atan2(q.y-p.y, q.x-p.x); run_ += (q-p).length; out.append((p.x, p.y, h, 0))
        if run_ > .019: run_ = 0.; s = 1 if len(out) % 2 else -1; out += [(p.x-s*.026*math.sin(h), p.y+s*.026*math.cos(h), h+s*.5, 1), (p.x+s*.022*math.sin(h)+.008*math.cos(h), p.y-s*.022*math.cos(h)+.008*math.sin(h), h-s*.5, 1)]
    return out
