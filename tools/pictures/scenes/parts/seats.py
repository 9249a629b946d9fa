# Sofas, armchairs, dining chairs, stools and benches. All face -y before they are turned.


def pillows(M, w, y, z, cloths, size=.5, seed=1, lean=64):
    """Loose cushions leaning in a row, none quite like its neighbor."""
    r = random.Random(seed); n = len(cloths)
    for k, m in enumerate(cloths):
        x = 0 if n == 1 else -w/2 + k*w/(n-1); s = size*R(r, .88, 1.08)
        link(cushion_mesh('pillow', s, s*R(r, .8, 1.), .2, m, 20, seed=seed*13+k, puff=1.05), None, M @ at(x+R(r, -.05, .05), y+R(r, -.03, .03), z+s*.42) @ Matrix.Rotation(math.radians(lean+R(r, -5, 5)), 4, 'X') @ Matrix.Rotation(R(r, -.22, .22), 4, 'Z'))


def soft_block(M, x0, x1, y0, y1, z0, z1, m, seed=1):
    """An upholstered cushion: a rounded block whose top is a little domed, with a crease where it was sat on."""
    b = Builder(); n = 18; off = Vector((seed*5.3, 0, 0)); cx, cy, hw, hd = (x0+x1)/2, (y0+y1)/2, (x1-x0)/2, (y1-y0)/2
    rows = [(0, .90), (.15, .985), (.5, 1.), (.85, .985), (1., .93)]
    def edge(k):
        s = k/(4*n)*4; i = int(s) % 4; u = -1 + 2*(s-int(s)); return ((u, -1), (1, u), (-u, 1), (-1, -u))[i]
    for zz, f in rows:
        for k in range(4*n):
            u, v = edge(k); q = (abs(u)**7 + abs(v)**7)**(1/7); b.v.append(tuple(M @ Vector((cx+u/q*hw*f, cy+v/q*hd*f, z0+(z1-z0)*zz*.9)))); b.t.append(.5)
    L = 4*n; b.f = [(r*L+k, r*L+(k+1) % L, (r+1)*L+(k+1) % L, (r+1)*L+k) for r in range(len(rows)-1) for k in range(L)]; o = len(b.v); N = 16
    for j in range(N+1):
        for i in range(N+1):
            u, v = -1+2*i/N, -1+2*j/N; q = max(abs(u), abs(v), 1e-6)/((abs(u)**7+abs(v)**7)**(1/7) or 1) if (u or v) else 1; q = ((max(abs(u), abs(v)))/((abs(u)**7+abs(v)**7)**(1/7))) if (u or v) else 1
            w = mnoise.noise(Vector((u*2.1, v*2.1, 0))+off)*.007 - .007*math.exp(-(u*u+v*v)*2.2); b.v.append(tuple(M @ Vector((cx+u*q*hw*.93, cy+v*q*hd*.93, z0+(z1-z0)*(.9+.1*(1-abs(u)**4)*(1-abs(v)**4)) + w*(1-u*u)*(1-v*v)*2)))); b.t.append(.5)
    b.f += [(o+j*(N+1)+i, o+j*(N+1)+i+1, o+(j+1)*(N+1)+i+1, o+(j+1)*(N+1)+i) for j in range(N) for i in range(N)]; link(b.mesh('seat', [mat(m)], True))


def lounge_sofa(M, w=2.8, d=1.0, fab='cushion', loose=('linen',), plinth='wood_x', arms=(1, 1), chaise=0, seed=1):
    """A deep, low sofa; chaise -1 or 1 lengthens the seat of one end."""
    n = max(2, round(w/1.0)); cw = w/n; bx(plinth, -w/2+.08, w/2-.08, -d/2+.1, d/2-.08, 0, .10, .004, M=M); bx(fab, -w/2, w/2, -d/2+.02, d/2, .10, .26, .03, 4, M=M)
    for i in range(n):
        a = -w/2+i*cw; front = -d/2-.62 if (chaise == -1 and i == 0) or (chaise == 1 and i == n-1) else -d/2
        if front < -d/2: bx(fab, a+.01, a+cw-.01, front+.02, -d/2+.05, .10, .26, .03, 4, M=M); bx(plinth, a+.08, a+cw-.08, front+.1, -d/2, 0, .10, .004, M=M)
        soft_block(M, a+.008, a+cw-.008, front, d/2-.24, .25, .45, fab, seed*7+i)
        link(cushion_mesh('back', cw-.02, .50, .27, fab, 22, seed=seed*3+i, puff=1.), None, M @ at(a+cw/2, d/2-.24, .645) @ Matrix.Rotation(math.radians(76), 4, 'X'))
    bx(fab, -w/2, w/2, d/2-.14, d/2, .2, .66, .05, 4, M=M)
    for s, on in ((-1, arms[0]), (1, arms[1])):
        if on: bx(fab, *sorted((s*w/2, s*(w/2+.17))), -d/2+.02, d/2, .10, .56, .055, 4, M=M)
    if loose: pillows(M, w-.75, d/2-.44, .44, loose, .48, seed)


def bench_sofa(M, w=3., d=.95, wall='stucco', fab='cushion', loose=('linen',), seed=1):
    """A masonry bench along a wall, with a mattress and leaning cushions."""
    bx(wall, -w/2, w/2, -d/2, d/2, 0, .30, .025, 3, M=M); n = max(2, round(w/1.1)); cw = w/n
    for i in range(n):
        soft_block(M, -w/2+i*cw+.006, -w/2+(i+1)*cw-.006, -d/2+.03, d/2, .30, .47, fab, seed*5+i)
        link(cushion_mesh('back', cw-.03, .48, .24, fab, 22, seed=seed*11+i, puff=1.), None, M @ at(-w/2+(i+.5)*cw, d/2-.16, .66) @ Matrix.Rotation(math.radians(74), 4, 'X'))
    pillows(M, w-.6, d/2-.36, .46, loose, .46, seed)


def frame_chair(M, wood='wood', fab='cushion', pillow=None, seed=2):
    """A low armchair: a wooden frame with a cane of slats and two cushions."""
    for s in (-1, 1):
        bx(f'{wood}_z', s*.36-.022, s*.36+.022, -.36, -.31, 0, .54, .008, 3, M=M); bx(f'{wood}_z', s*.36-.022, s*.36+.022, .30, .35, 0, .54, .008, 3, M=M); bx(f'{wood}_y', s*.36-.035, s*.36+.035, -.42, .40, .54, .575, .012, 3, M=M); bx(f'{wood}_y', s*.36-.015, s*.36+.015, -.34, .33, .24, .29, .006, M=M)
    bx(f'{wood}_x', -.36, .36, -.36, -.32, .24, .30, .006, M=M); bx(f'{wood}_x', -.36, .36, .28, .32, .24, .30, .006, M=M)
    soft_block(M, -.33, .33, -.40, .30, .29, .45, fab, seed); B = M @ at(0, .30, .40) @ Matrix.Rotation(-.30, 4, 'X')
    for k in range(5): bx(f'{wood}_z', -.28+k*.14-.012, -.28+k*.14+.012, .02, .045, 0, .52, .005, M=B)
    bx(f'{wood}_x', -.34, .34, .01, .055, .50, .56, .012, 3, M=B); link(cushion_mesh('back', .64, .5, .2, fab, 20, seed=seed), None, B @ at(0, -.06, .27) @ Matrix.Rotation(math.pi/2, 4, 'X'))
    if pillow: pillows(M, .1, .06, .44, (pillow,), .42, seed)


def shell_chair(M, fab='cushion', r=.40, seed=1, legs='wood'):
    """A round, upholstered armchair whose back curves into its arms."""
    b = Builder(); n, m_ = 44, 10
    for i in range(n+1):
        a = math.radians(-28 + 236*i/n); e = .5-.5*math.cos(min(1, min(i, n-i)/(n*.42))*math.pi); top = .52+.24*e
        for j in range(m_+1):
            v = j/m_*2*math.pi; cx, cz = .055*math.cos(v), math.sin(v); zz = .20+(top-.20)*(.5+.5*cz); rr = r + cx + .04*(zz-.2); b.v.append(tuple(M @ Vector((rr*math.cos(a)*1.05, rr*math.sin(a), zz)))); b.t.append(.5)
    b.f = [(i*(m_+1)+j, i*(m_+1)+j+1, (i+1)*(m_+1)+j+1, (i+1)*(m_+1)+j) for i in range(n) for j in range(m_)] + [tuple(range(m_)), tuple(range(n*(m_+1), n*(m_+1)+m_))]; link(b.mesh('shell', [mat(fab)], True))
    turned(M @ at(0, -.02, .22), [(0, 0), (r*.92, 0), (r*.98, .05), (r*.98, .15), (r*.9, .21), (0, .225)], fab, 48)
    for s in (-1, 1):
        for y in (-.22, .24): g(f'{legs}_z', .004, 1).cyl(s*.26, y, 0, .22, .022, 14, .03, M=M)


def dining_chair(M, wood='wood', seat='linen', kind='slats', seed=1):
    """A dining chair: 'slats' with an upright back, 'round' with a bent rail, 'woven' with a cord seat and back."""
    r = random.Random(seed); M = M @ at(R(r, -.015, .015), R(r, -.03, .03), 0, R(r, -.04, .04))
    for s in (-1, 1):
        g(f'{wood}_z', 0, 1).cyl(s*.205, -.20, 0, .45, .016, 14, .021, M=M); g(f'{wood}_z', 0, 1).cyl(s*.205, .20, 0, .45, .016, 14, .021, M=M)
        pipe([M @ Vector(p) for p in curve([(s*.205, .20, .44), (s*.21, .225, .62), (s*.20, .265, .80)], 5)], .018, f'{wood}_z')
    for y in (-.20, .20): bx(f'{wood}_x', -.20, .20, y-.012, y+.012, .39, .44, .004, M=M)
    for s in (-1, 1): bx(f'{wood}_y', s*.205-.012, s*.205+.012, -.20, .20, .39, .44, .004, M=M)
    if kind == 'woven':
        for k in range(26): bx(seat, -.21, .21, -.20+k*.0155, -.20+k*.0155+.013, .436, .452, .004, 2, M=M)
        for k in range(14): bx(seat, -.205, .205, .228+k*.0022, .243+k*.0022, .60+k*.014, .612+k*.014, .004, 2, M=M)
    else:
        soft_block(M, -.225, .225, -.235, .215, .43, .50, seat, seed)
        if kind == 'slats':
            for k in range(4): bx(f'{wood}_x', -.20, .20, .222+k*.010, .240+k*.010, .56+k*.068, .605+k*.068, .006, 2, M=M)
        else:
            rail_ = [M @ Vector((.235*math.sin(a), .02+.27*math.cos(a), .76+.02*math.cos(a))) for a in [math.radians(-118+236*k/26) for k in range(27)]]; pipe(rail_, .022, f'{wood}_x'); link(cushion_mesh('pad', .36, .22, .07, seat, 16, seed=seed), None, M @ at(0, .245, .66) @ Matrix.Rotation(math.radians(80), 4, 'X'))


def stool(M, wood='wood', seat='linen', h=.66):
    """A counter stool with a low back rail."""
    for s in (-1, 1):
        for y, t_ in ((-.17, h), (.17, h+.22)): pipe([M @ Vector((s*.20, y*1.15, 0)), M @ Vector((s*.17, y, h-.04)), M @ Vector((s*.17, y*1.05, t_))], [.013, .017, .014], f'{wood}_z')
    for y in (-.18, .18): bx(f'{wood}_x', -.19, .19, y-.01, y+.01, .22, .245, .004, M=M)
    bx('brass', -.185, .185, -.205, -.185, .20, .215, .004, M=M); soft_block(M, -.21, .21, -.20, .20, h-.05, h+.035, seat, 3); pipe([M @ Vector((.185*math.sin(a), .16+.05*math.cos(a), h+.2)) for a in [math.radians(-90+180*k/12) for k in range(13)]], .02, f'{wood}_x')


def equipal(M, leather='leather', seed=1):
    """The drum-shaped chair of Jalisco: strips of cedar, a seat and back of leather."""
    for k in range(22):
        a = k*2*math.pi/22; e = a + .26
        for p, q in ((a, e), (e, a)): pipe([M @ Vector((.27*math.cos(p), .27*math.sin(p), 0)), M @ Vector((.30*math.cos(q), .30*math.sin(q), .36))], .009, 'wood_z', 6)
    turned(M @ at(0, 0, .36), [(0, -.01), (.31, -.01), (.335, .012), (.33, .04), (.25, .05), (0, .035)], leather, 48); torus_ = [M @ Vector((.285*math.cos(a), .285*math.sin(a), .03)) for a in [k*2*math.pi/40 for k in range(41)]]; pipe(torus_, .018, 'wood_x', 8)
    b = Builder(); n = 40
    for i in range(n+1):
        a = math.radians(-14+208*i/n); e = math.sin(math.pi*i/n)**.5; hgt = .18+.26*e
        for rr, zz in ((.325, .38), (.355+.02*e, .38+hgt), (.385+.02*e, .38+hgt-.01), (.345, .38)): b.v.append(tuple(M @ Vector((rr*math.cos(a), rr*math.sin(a), zz)))); b.t.append(.5)
    b.f = [(i*4+j, i*4+(j+1) % 4, (i+1)*4+(j+1) % 4, (i+1)*4+j) for i in range(n) for j in range(4)]; link(b.mesh('equipal', [mat(leather)], True))


def bench(M, w=1.4, wood='wood', fab='fab_sand'):
    """A bench for the foot of a bed."""
    for s in (-1, 1):
        for y in (-.16, .16): bx(f'{wood}_z', s*(w/2-.09)-.025, s*(w/2-.09)+.025, y-.025, y+.025, 0, .34, .008, M=M)
    bx(f'{wood}_x', -w/2+.04, w/2-.04, -.2, .2, .33, .38, .008, M=M); soft_block(M, -w/2, w/2, -.23, .23, .37, .49, fab, 4)


def butaque(M, wood='wood', cord='fab_sand'):
    """A low Mexican lounge chair: a bent frame and a sling woven of cord."""
    side = curve([(0, -.50, .02), (0, -.30, .34), (0, -.02, .30), (0, .26, .38), (0, .52, .98)], 7); foot = curve([(0, -.42, .40), (0, -.05, .20), (0, .30, .02)], 6)
    for s in (-1, 1): pipe([M @ (p + Vector((s*.31, 0, 0))) for p in side], .024, f'{wood}_y'); pipe([M @ (p + Vector((s*.27, 0, 0))) for p in foot], .022, f'{wood}_y')
    for k in range(3, len(side)-1):
        for q in (0, .33, .66): p = side[k].lerp(side[k+1], q); sag = [M @ (p + Vector((x, 0, .012-.035*(1-(x/.30)**2)))) for x in (-.31, -.2, -.1, 0, .1, .2, .31)]; pipe(sag, .009, cord, 6)
    for p in (side[-1], side[7]): pipe([M @ (p + Vector((-.33, 0, 0))), M @ (p + Vector((.33, 0, 0)))], .022, f'{wood}_x')
