# Bathrooms: tubs, basins, showers, mirrors, towels.


def tub(M, L=1.75, W=.82, h=.58, m='gel_white', inside=None):
    """A free-standing oval tub with a rolled edge and water line."""
    prof = [(.60, 0), (.72, 0), (.80, .04), (.86, .2), (.93, .42), (1., h-.03), (1.012, h-.01), (1., h), (.965, h-.004), (.93, h-.05), (.86, .30), (.74, .14), (.4, .10), (.001, .10)]
    b = Builder(); n = 64
    for k, z in prof:
        for i in range(n): a = i*2*math.pi/n; c, s = math.cos(a), math.sin(a); q = (abs(c)**2.5+abs(s)**2.5)**(-1/2.5); b.v.append(tuple(M @ Vector((L/2*k*c*q, W/2*(k if k > .5 else k)*s*q, z)))); b.t.append(.5)
    b.f = [(k*n+i, k*n+(i+1) % n, (k+1)*n+(i+1) % n, (k+1)*n+i) for k in range(len(prof)-1) for i in range(n)]; link(b.mesh('tub', [mat(m)], True))


def floor_tap(M, m='brass', h=1.02):
    """A tap that stands on the floor beside a tub; the spout reaches to -y."""
    pipe([M @ p for p in curve([(0, 0, 0), (0, 0, h*.8), (0, -.02, h*.94), (0, -.09, h), (0, -.17, h*.99), (0, -.19, h*.95)], 7)], .016, m); g(m, .003, 2).cyl(0, 0, 0, .02, .05, 24, M=M); pipe([M @ Vector((-.09, 0, h*.72)), M @ Vector((.09, 0, h*.72))], .010, m)
    pipe([M @ p for p in curve([(.09, 0, h*.72), (.11, -.02, h*.9), (.10, -.06, h*.98)], 6)], .008, m)


def basin(M, r=.22, m='gel_white', tapm='brass', wall_tap=True):
    """A vessel basin with its tap."""
    turned(M, [(0, 0), (r*.5, 0), (r*.62, .012), (r*.9, .075), (r, .135), (r*.985, .142), (r*.96, .135), (r*.84, .075), (r*.5, .025), (0, .02)], m, 56)
    tap(M @ at(0, r+.06, 0), tapm, .30)


def vanity(M, w=1.6, d=.52, h=.84, front='wood_x', top='travertine', basins=(-.4, .4), kind='flat', legs=False, bowl_='gel_white', tapm='brass'):
    """A washstand with one or two vessels."""
    if legs:
        for s in (-1, 1):
            for y in (-d/2+.06, d/2-.06): bx('wood_z', s*(w/2-.05)-.035, s*(w/2-.05)+.035, y-.035, y+.035, 0, h-.04, .006, M=M)
        bx(front, -w/2+.03, w/2-.03, -d/2+.03, d/2-.03, .20, .24, .004, M=M); bx(front, -w/2+.05, w/2-.05, -d/2+.02, d/2-.02, h-.20, h-.04, .004, M=M)
        for k, x in enumerate((-.5, -.15, .25)): towel((M @ Vector((x, 0, 0))).x, (M @ Vector((x, 0, 0))).y, M.translation.z+.24, .06, .34, M.to_euler().z+.1*k)
    else: bx(front, -w/2, w/2, -d/2+.02, d/2, .30, h-.05, 0, M=M); fronts(M, -w/2, w/2, .30, h-.05, -d/2, front, max(2, round(w/.55)), 'brass' if kind != 'fluted' else None, kind)
    bx(top, -w/2-.01, w/2+.01, -d/2-.01, d/2, h-.05, h, .005, 2, M=M)
    for x in basins: basin(M @ at(x, -.03, h), .20, bowl_, tapm)


def round_mirror(M, r=.42, frame='brass'):
    """A round mirror on the wall behind M's +y."""
    turned(M @ Matrix.Rotation(math.pi/2, 4, 'X'), [(0, .012), (r, .012)], 'mirror', 72); turned(M @ Matrix.Rotation(math.pi/2, 4, 'X'), [(r-.004, .0), (r+.018, .0), (r+.018, .022), (r-.004, .022), (r-.004, .012)], frame, 72)


def tall_mirror(M, w=.7, h=1.0, frame='wood_z'):
    """A framed, upright mirror."""
    b = Builder(); b.add([M @ Vector(q) for q in ((-w/2, -.012, 0), (w/2, -.012, 0), (w/2, -.012, h), (-w/2, -.012, h))], [(0, 1, 2, 3)]); link(b.mesh('mirror', [mat('mirror')]))
    for q in ((-w/2-.04, -w/2, -.03, 0, -.04, h+.04), (w/2, w/2+.04, -.03, 0, -.04, h+.04), (-w/2, w/2, -.03, 0, -.04, 0), (-w/2, w/2, -.03, 0, h, h+.04)): bx(frame, *q, .005, M=M)


def hanging_towel(M, w=.5, drop=.7, m='terry', seed=1):
    """A towel over a bar, both ends hanging."""
    b = Builder(); nx, ny = 22, 44; off = Vector((seed*4.1, 0, 0))
    for j in range(ny+1):
        s = (j/ny-.5)*2*drop
        for i in range(nx+1):
            u = i/nx-.5; f = .012*math.sin(u*22+seed)*min(1, abs(s)*3); z = -max(0, abs(s)-.02)*(1 if s < 0 else .86); y = (-1 if s < 0 else 1)*min(.018, abs(s))+f*(1 if s < 0 else .6)+.006*mnoise.noise(Vector((u*9, s*6, 0))+off); b.v.append(tuple(M @ Vector((u*w*(1-.03*abs(s)), y, z+.014)))); b.t.append(.5)
    b.f = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]; link(b.mesh('towel', [mat(m)], True))


def towel_ladder(M, m='wood', seed=1):
    """A ladder that leans on the wall with two towels."""
    L = M @ Matrix.Rotation(-.16, 4, 'X')
    for s in (-1, 1): pipe([L @ Vector((s*.26, 0, 0)), L @ Vector((s*.22, 0, 1.9))], .02, f'{m}_z')
    for k in range(5): pipe([L @ Vector((-.25, 0, .3+k*.36)), L @ Vector((.25, 0, .3+k*.36))], .014, f'{m}_x')
    hanging_towel(L @ at(0, 0, 1.38), .40, .5, 'terry', seed); hanging_towel(L @ at(0, 0, .66), .40, .34, 'fab_sand', seed+1)


def shower(M, m='brass', h=2.25):
    """A rain shower on the wall: M is its foot, it reaches to -y."""
    pipe([M @ p for p in curve([(0, -.03, 1.0), (0, -.03, h-.1), (0, -.08, h), (0, -.3, h+.01)], 8)], .012, m); turned(M @ at(0, -.36, h-.035), [(0, 0), (.15, 0), (.152, .008), (.02, .02), (.014, .05), (0, .05)], m, 48); pipe([M @ Vector((-.09, -.05, 1.05)), M @ Vector((.09, -.05, 1.05))], .022, m)


def glass_screen(M, w=1.1, h=2.1, m='brass'):
    """A fixed pane beside a shower in a thin frame."""
    b = Builder(); b.add([M @ Vector(q) for q in ((-w/2, 0, 0), (w/2, 0, 0), (w/2, 0, h), (-w/2, 0, h))], [(0, 1, 2, 3)]); link(b.mesh('screen', [mat('glass')]))
    for q in ((-w/2-.012, -w/2+.012, -.012, .012, 0, h), (w/2-.012, w/2+.012, -.012, .012, 0, h), (-w/2, w/2, -.012, .012, h-.012, h+.012)): bx(m, *q, .002, 1, M=M)


def bottles(M, seed=1):
    """Three bottles and a soap on a tray."""
    bx('wood_x', -.16, .16, -.07, .07, 0, .014, .004, M=M); rd = random.Random(seed)
    for k, (x, c) in enumerate(((-.10, 'stoneware'), (-.01, 'ceramic'), (.075, 'stoneware'))): turned(M @ at(x, .01, .014), [(0, 0), (.03, 0), (.032, .01), (.032, .11-.02*k), (.012, .13-.02*k), (.012, .15-.02*k), (0, .15-.02*k)], c, 28); g('brass', 0, 1).cyl(x, .01, .16-.02*k, .185-.02*k, .008, 12, M=M)
