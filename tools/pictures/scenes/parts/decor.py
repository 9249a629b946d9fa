# Rugs, pictures, baskets, plants in pots, niches.


def rug(x0, x1, y0, y1, m='fab_sand', edge=None, z=0., seed=1):
    """A flat rug, a little uneven, with a border."""
    b = Builder(); n = 60; off = Vector((seed*3., 0, 0))
    b.v = [(x0+(x1-x0)*i/n, y0+(y1-y0)*j/n, z+.019+.004*mnoise.noise(Vector((i*.25, j*.25, 0))+off)*(0 < i < n)*(0 < j < n)) for j in range(n+1) for i in range(n+1)]; b.t = [.5]*len(b.v)
    b.f = [(j*(n+1)+i, j*(n+1)+i+1, (j+1)*(n+1)+i+1, (j+1)*(n+1)+i) for j in range(n) for i in range(n)]; link(b.mesh('rug', [mat(m)], True)); bx(edge or m, x0-.03, x1+.03, y0-.03, y1+.03, z, z+.013, .004, 1)


def m_stripes():
    m, t = newmat('stripes'); p = pos(t); x = node(t, 'SeparateXYZ', {0: p}).outputs[0]; n = noise(t, p, 90, 3, .6); f = math_(t, 'GREATER_THAN', math_(t, 'FRACT', math_(t, 'MULTIPLY', math_(t, 'ADD', x, 40.), 3.1)), .74)
    finish(t, pbsdf(t, mix(t, n, mix(t, f, col(.62, .56, .46), col(.30, .11, .06)), mix(t, f, col(.76, .70, .60), col(.42, .17, .09))), 1., .1, bump(t, n, .6, .008), Sheen=.3)); return m
lib.m_stripes = m_stripes


def canvas_art(M, w=1.1, h=1.4, colors=((.80, .73, .62), (.55, .25, .13), (.10, .17, .19)), frame='wood_z', seed=1):
    """A painting in a thin frame, its own for every seed; M is the middle of its lower edge at the wall."""
    name = f'art{seed}'
    if name not in MATS:
        m, t = newmat(name); p = pos(t); q = node(t, 'VectorMath', {0: p, 1: (seed*7.3, seed*3.1, seed*1.7)}, operation='ADD').outputs[0]; v = noise(t, q, .9+.12*(seed % 5), 2, .4, 1.6); fine = noise(t, q, 70, 4, .6); a, b_, c_ = colors
        c = ramp(t, v, [(0, a), (.46, a), (.47, b_), (.56, b_), (.57, c_), (.62, c_), (.63, a)]); finish(t, pbsdf(t, mix(t, math_(t, 'MULTIPLY', fine, .3), c, col(.9, .86, .78)), .9, .1, bump(t, fine, .2, .004))); MATS[name] = m
    bx(name, -w/2, w/2, -.025, 0, 0, h, .002, 1, M=M)
    for q in ((-w/2-.02, -w/2, -.04, 0, -.02, h+.02), (w/2, w/2+.02, -.04, 0, -.02, h+.02), (-w/2, w/2, -.04, 0, -.02, 0), (-w/2, w/2, -.04, 0, h, h+.02)): bx(frame, *q, .003, M=M)


def plant(x, y, z=0., kind='paddle', s=1., m='terracotta', seed=1):
    """A plant in a pot: broad leaves, an agave, a small tree, or a fan of grass; each seed is another plant."""
    pot(x, y, z, .26*s, .5*s, m); top = z+.42*s
    if kind == 'paddle': link(paddle_mesh(seed+60, 8 + seed % 4, 1.55*s, .17*s), None, at(x, y, top, seed*1.3))
    if kind == 'agave': link(agave_mesh(seed+60, 30, .62*s), None, at(x, y, top, seed*1.3))
    if kind == 'grass': link(grass_mesh(seed+60, 200, .8*s), None, at(x, y, top, seed*1.3))
    if kind == 'tree':
        r = random.Random(seed); p = Vector((x, y, top)); pts = [p + Vector((.03*math.sin(k*1.3+seed), .03*math.cos(k*1.1+seed), k*.14*s)) for k in range(8)]; pipe(pts, [.022*s-.001*k for k in range(8)], 'trunk', 8)
        for k in range(4): a = k*1.7+seed; link(bush_mesh(seed*10+k, 520, .30*s, .26*s, .045, 0.), None, Matrix.Translation(pts[-1] + Vector((.16*s*math.cos(a), .16*s*math.sin(a), -.12*s+.1*k*s))))


def basket(M, r=.24, h=.34, blanket=None):
    """A round, woven basket; a folded blanket hangs over its edge if asked."""
    for k in range(int(h/.018)): u = k*.018/h; q = r*(.78+.28*math.sin(math.pi*min(1, u*.8+.1))); pipe([M @ Vector(((q+.004*math.sin(a*14+k*3.14))*math.cos(a), (q+.004*math.sin(a*14+k*3.14))*math.sin(a), k*.018+.01)) for a in [i*2*math.pi/56 for i in range(57)]], .0098, 'thatch', 6)
    if blanket: hanging_towel(M @ at(0, -r*.9, h+.01), r*1.2, .22, blanket, 5); link(cushion_mesh('blanket', r*1.5, r*1.4, .2, blanket, 16, seed=7), None, M @ at(0, 0, h-.05))


def niche(M, w=1.0, h=.5, back='plaster_in', lit=True):
    """A shelf recess drawn as a shadowed box set into the wall: M is the middle of its lower edge."""
    bx(back, -w/2, w/2, -.012, 0, 0, h, 0, M=M); bx('wood_x', -w/2-.02, w/2+.02, -.22, 0, -.035, 0, .005, M=M)
