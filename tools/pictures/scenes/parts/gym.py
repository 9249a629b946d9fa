# Things to train with: kettlebells, dumbbells, a rolled mat, resistance bands.


def kettlebell(x, y, s=1., turn=0., m='iron', ring=None):
    """An iron ball with a flat foot and a bent handle; ring is the material of a band of color at the handle."""
    M = T(x, y, 0) @ RZ(turn) @ Matrix.Scale(s, 4)
    turned(M, smooth([(0, 0), (.066, 0), (.078, .008), (.104, .060), (.108, .100), (.092, .148), (.052, .182), (0, .196)]), m, 64)
    line = curve([(-.058, 0, .150), (-.074, 0, .196), (-.066, 0, .250), (-.034, 0, .276), (0, 0, .280), (.034, 0, .276), (.066, 0, .250), (.074, 0, .196), (.058, 0, .150)], 7)
    pipe([M @ p for p in line], .0165*s, m, 18)
    if ring:
        for k in (8, 46): p, q = line[k], line[k+2]; pipe([M @ p, M @ q], .0180*s, ring, 18)


def dumbbell(M, length=.24, head=.062):
    """Two six-sided rubber heads and a knurled bar; lies along x of M."""
    for s in (-1, 1):
        b = g('gymrubber', .010, 3); b.cyl(0, 0, length*.27, length*.5, head, 6, M=M @ RY(s*math.pi/2) @ RZ(math.pi/6))
    tube(M @ Vector((-length*.28, 0, 0)), M @ Vector((length*.28, 0, 0)), .0155, 'bar')


def rolled_mat(x, y, m, r=.065, length=.62, turn=0.):
    """A rolled mat lying on the floor, with two straps."""
    b = Builder(); n, turns = 170, 5.2; M = T(x, y, r) @ RZ(turn)
    for side in (0, 1):
        for i in range(n+1):
            a = i/n*turns*6.28318; q = .010 + (r-.010)*i/n - (.0085 if side else 0)*min(1, i/30)
            for s in (-1, 1): b.v.append(tuple(M @ Vector((s*length/2, q*math.cos(a), q*math.sin(a))))); b.t.append(.5)
    S = (n+1)*2; b.f = [(s*S+i*2, s*S+i*2+2, s*S+i*2+3, s*S+i*2+1) for s in (0, 1) for i in range(n)] + [(i*2+k, S+i*2+k, S+i*2+2+k, i*2+2+k) for i in range(n) for k in (0, 1)]
    link(b.mesh('roll', [mat(m)], True))
    for u in (-.17, .17): torus((0, u, 0), r+.001, .004, 'linen', M @ RZ(math.pi/2), 48, 6)


def band_loop(x, y, m, rx, ry, turn, width=.035):
    """A resistance band that lies on its edge in a soft loop."""
    b = Builder(); n = 72; M = T(x, y, .004) @ RZ(turn)
    for i in range(n):
        a = 6.28318*i/n; k = 1 + .16*math.sin(2*a+.6) + .07*math.sin(3*a)
        for s in (0, 1): b.v.append(tuple(M @ Vector((rx*k*math.cos(a)*(1+.03*s), ry*k*math.sin(a)*(1+.03*s), width*s)))); b.t.append(.5)
    b.f = [(2*i, 2*((i+1) % n), 2*((i+1) % n)+1, 2*i+1) for i in range(n)]; o = link(b.mesh('band', [mat(m)], True)); md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = .0035
