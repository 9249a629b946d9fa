# A sailing catamaran: two hulls with reversed bows, a deck house, mast and boom; sails set or stowed.


def skin(M, rows, m):
    """A smooth surface through rows of points."""
    b = Builder(); n = len(rows[0]); b.v = [tuple(M @ Vector(p)) for row in rows for p in row]; b.t = [.5]*len(b.v)
    b.f = [(k*n+i, (k+1)*n+i, (k+1)*n+i+1, k*n+i+1) for k in range(len(rows)-1) for i in range(n-1)]; return link(b.mesh('skin', [mat(m)], True))


def float_(M, side):
    """One hull, its sheer rising a little to the bow, with steps at the stern and a dark line of windows."""
    rows = []; n = 60
    for i in range(n+1):
        u = i/n; x = -6.4+13*u; w = .62*max(.03, min(1, (1-u)*4.2)**.65 if u > .5 else .72+.28*min(1, u*3)); top = .95+.55*u**1.6-(.62*(1-u/.11) if u < .11 else 0); keel = -.45
        rows.append([(x + (.35*(1-v) if u > .9 else 0), side*2.7 + w*s*(.30+.70*v**.45), keel+(top-keel)*v) for s, vs in ((-1, [k/9 for k in range(9, -1, -1)]), (1, [k/9 for k in range(10)])) for v in vs])
    skin(M, rows, 'hull')
    deck = [[(r[0][0], r[0][1], r[0][2]), (r[0][0], side*2.7, r[0][2]+.06), (r[-1][0], r[-1][1], r[-1][2])] for r in rows]; skin(M, deck, 'hull')
    for s in (-1, 1): pipe([M @ Vector((r[0 if s < 0 else -1][0], r[0 if s < 0 else -1][1], r[0][2]-.02)) for r in rows[6:]], .035, 'hullband', 8)
    for s in (-1, 1): pipe([M @ Vector((r[3 if s < 0 else -4][0], r[3 if s < 0 else -4][1]+s*.012, r[3][2]+.12)) for r in rows[16:44]], .085, 'rubber', 8)


def house(M):
    """The deck house: a low, rounded cabin with dark windows all round, a roof, and a cockpit behind."""
    def ring(x0, x1, w, z, q=3.): return [(((x0+x1)/2 + (x1-x0)/2*abs(math.cos(a))**(2/q)*(1 if math.cos(a) > 0 else -1)), w*abs(math.sin(a))**(2/q)*(1 if math.sin(a) > 0 else -1), z) for a in [6.28318*i/64 for i in range(65)]]
    skin(M, [ring(-2.9, 2.2, 2.0, 1.1), ring(-2.9, 2.15, 1.98, 1.62)], 'hull'); skin(M, [ring(-2.85, 2.05, 1.95, 1.62), ring(-2.8, 1.45, 1.86, 2.22)], 'rubber'); skin(M, [ring(-5.2, 1.55, 1.92, 2.2), ring(-5.2, 1.55, 1.95, 2.30), ring(-5.0, 1.2, 1.7, 2.40), ring(-4.6, .6, .8, 2.43), ring(-4, .1, .01, 2.44)], 'hull')
    bx('hull', -5.6, 3.0, -2.7, 2.7, .62, 1.12, .12, 4, M=M); [bx('hull', x-.05, x+.05, s*1.8-.05, s*1.8+.05, 1.1, 2.25, .02, M=M) for x in (-4.9,) for s in (-1, 1)]; bx('wood_x', -5.4, -2.9, -2.2, 2.2, 1.11, 1.15, 0, M=M)
    tube(M @ Vector((5.2, -2.7, 1.25)), M @ Vector((5.2, 2.7, 1.25)), .11, 'hull')
    for i in range(15):
        y = -2.3+4.6*i/14; pipe([M @ Vector((3.0, y, 1.06)), M @ Vector((5.15, y, 1.14))], .010, 'rubber', 4); x = 3.0+2.15*i/14; pipe([M @ Vector((x, -2.3, 1.08)), M @ Vector((x, 2.3, 1.08))], .010, 'rubber', 4)
    for s in (-1, 1):          # rails
        for k in range(9): x = -4.6+1.2*k; pipe([M @ Vector((x, s*3.2, 1.05)), M @ Vector((x, s*3.2, 1.75))], .018, 'metal', 6)
        for z in (1.42, 1.74): pipe([M @ Vector((-4.6, s*3.2, z)), M @ Vector((5., s*3.2, z+.1))], .010, 'metal', 5)


def sail_(M, a, b_, c, belly, roach=0., n=40):
    """A sail between tack a, clew b_ and head c, with its belly, panels and battens."""
    a, b_, c = Vector(a), Vector(b_), Vector(c); rows = []
    for i in range(n+1):
        v = i/n; p, q = a.lerp(c, v), b_.lerp(c, v); q = q + (q-p).normalized()*roach*math.sin(math.pi*v) if v < 1 else q; rows.append([tuple(p.lerp(q, j/n) + Vector((0, belly*(4*(j/n)*(1-j/n)*(.65+.7*(1-j/n)))*math.sin(math.pi*min(1, .1+v*.88))**.8*(1-.35*v), 0))) for j in range(n+1)])
    skin(M, rows, 'sailcloth2')
    for v in range(7, n-2, 7): pipe([M @ (Vector(p) + Vector((0, -.012, 0))) for p in rows[v]], .016, 'seam', 4)


def catamaran(M, sails=True):
    """The whole boat, bow along +x of M, its waterline at z = 0."""
    m, t = newmat('sailcloth2'); c = col(.84, .80, .70); finish(t, mixsh(t, .38, pbsdf(t, c, .8, .2), node(t, 'BsdfTranslucent', {'Color': c}).outputs[0])); MATS['sailcloth2'] = m; plain('seam', (.60, .55, .46), .8); plain('rubber', (.02, .02, .02), .6)
    for s in (-1, 1): float_(M, s)
    house(M); P0 = lambda *q: M @ Vector(q)
    tube(P0(1.0, 0, 2.3), P0(.7, 0, 19.), .13, 'metal', .09); tube(P0(.9, 0, 3.4), P0(-5.4, -.5 if sails else 0, 3.5), .12, 'metal', .09)
    for z in (8.5, 13.5): tube(P0(.85, -1.1, z), P0(.85, 1.1, z), .035, 'metal')
    for s in (-1, 1): pipe([P0(-.6, s*3.1, 1.1), P0(.84, s*1.1, 8.5), P0(.78, s*1.1, 13.5), P0(.72, 0, 18.4)], .016, 'metal', 5)
    pipe([P0(5.2, 0, 1.35), P0(.72, 0, 17.6)], .022, 'metal', 6)
    if sails: sail_(M, (.88, 0, 3.6), (-5.2, -.5, 3.75), (.72, 0, 18.6), -.75, 1.1); sail_(M, (5.1, 0, 1.7), (.1, -1.35, 2.9), (.9, 0, 16.8), -.75, .05)
    else:
        pipe(curve([P0(.6, 0, 3.75), P0(-1.5, .02, 3.86), P0(-3.6, -.02, 3.84), P0(-5.2, 0, 3.72)], 8), .21, 'canvas', 14); pipe([P0(5.15, 0, 1.6), P0(.95, 0, 16.6)], .05, 'canvas', 8)
