# Small things that several services show.


def plain(name, color, rough=.5, coat=0.):
    """A plain material with a little variation, once for each name."""
    return MATS.get(name) or flatmat(name, color, rough, .4, coat)


def metal(name, color, rough=.25):
    """A bare metal with fine scratches."""
    if name in MATS: return MATS[name]
    m, t = newmat(name); n = noise(t, pos(t), 180, 3, .6)
    finish(t, pbsdf(t, col(*color), maprange(t, n, .3, .7, rough*.8, rough*1.3), .5, Metallic=1.)); MATS[name] = m; return m


def pipe(points, radius, m, n=12):
    """A smooth bent tube through points; radius is one number or one for each point."""
    radii = radius if isinstance(radius, list) else [radius]*len(points); pts = [Vector(p) for p in points]; b = Builder(); side = None
    for k, p in enumerate(pts):
        d = (pts[min(k+1, len(pts)-1)] - pts[max(k-1, 0)]).normalized()
        side = (side - d*side.dot(d)).normalized() if side is not None and (side - d*side.dot(d)).length > 1e-4 else d.orthogonal().normalized()
        up = d.cross(side)
        for i in range(n): a = 6.28318*i/n; b.v.append(tuple(p + side*radii[k]*math.cos(a) + up*radii[k]*math.sin(a))); b.t.append(.5)
    b.f = [(k*n+i, k*n+(i+1) % n, (k+1)*n+(i+1) % n, (k+1)*n+i) for k in range(len(pts)-1) for i in range(n)]
    b.f += [tuple(range(n))[::-1], tuple(range((len(pts)-1)*n, len(pts)*n))]
    return link(b.mesh('pipe', [mat(m)], True))


def curve(points, n=8):
    """A smooth line (Catmull-Rom) through points of three numbers."""
    out = []; p = [Vector(q) for q in points]
    for i in range(len(p)-1):
        a, b_, c, d = p[max(0, i-1)], p[i], p[i+1], p[min(len(p)-1, i+2)]
        out += [.5*(2*b_ + (c-a)*u + (2*a-5*b_+4*c-d)*u*u + (3*b_-a-3*c+d)*u**3) for u in [k/n for k in range(n)]]
    return out + [p[-1]]


def turned(M, profile, m, n=40):
    """A turned body like lathe(), anywhere and at any angle."""
    o = lathe(0, 0, 0, profile, m, n); o.matrix_world = M; return o


def cup(x, y, z, m='ceramic'):
    """A small cup without a handle."""
    lathe(x, y, z, [(0, 0), (.034, 0), (.041, .02), (.043, .08), (.039, .08), (.037, .065), (0, .065)], m, 36)


def lamp(x, y, z, power, color=(1, .58, .25), size=.03):
    """A small warm light, for a flame or a bulb; gives the object."""
    l = bpy.data.lights.new('lamp', 'POINT'); l.energy, l.color, l.shadow_soft_size = power, color, size
    o = bpy.data.objects.new('lamp', l); o.location = (x, y, z); sc.collection.objects.link(o); return o
