# A stock saddle on its striped blanket, with stirrups and cinch; the way of the horse is +x.


def drape(M, rows, m, thick):
    """A sheet of leather or wool through rows of points, with a thickness."""
    b = Builder(); n = len(rows[0]); b.v = [tuple(M @ Vector(p)) for row in rows for p in row]; b.t = [.5]*len(b.v)
    b.f = [(k*n+i, (k+1)*n+i, (k+1)*n+i+1, k*n+i+1) for k in range(len(rows)-1) for i in range(n-1)]; o = link(b.mesh('drape', [mat(m)], True)); md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = thick; return o


def over(x, phi, r, hang=0.):
    """A point of a sheet that lies over a barrel along x: phi is the angle from the top, and beyond a right angle it hangs straight down."""
    lim = 1.45; a = max(-lim, min(lim, phi)); return (x, r*math.sin(a), r*math.cos(a) - max(0, abs(phi)-lim)*(r+hang))


def stirrup(M):
    """A wooden stirrup: a broad foot, sides that close toward the strap."""
    pipe(curve([M @ Vector(p) for p in ((0, 0, 0), (.055, 0, -.05), (.068, 0, -.12), (.05, 0, -.158), (0, 0, -.162), (-.05, 0, -.158), (-.068, 0, -.12), (-.055, 0, -.05), (0, 0, 0))], 8), .013, 'wood_z', 10); bx('wood_x', -.055, .055, -.03, .03, -.175, -.155, .006, 2, M=M)


def saddle(M, r=.21):
    """The whole saddle; M is the middle of the barrel or log of radius r that carries it."""
    plain('hide', (.16, .062, .026), .42, .15); plain('hide_light', (.36, .17, .075), .5, .1); m_textile('saddle_wool', [(.50, .08, .05), (.78, .70, .54), (.05, .16, .20), (.78, .70, .54), (.60, .28, .07), (.78, .70, .54)], 8.)
    N = 40; wave = lambda x, p: .006*math.sin(x*17+p*3) + .010*max(0, abs(p)-1.3)*math.sin(x*11+p)
    drape(M, [[(lambda q: (q[0], q[1]+wave(x, p), q[2]))(over(x, p, r+.016)) for p in [-2.75+5.5*i/N for i in range(N+1)]] for x in [-.42+.82*k/30 for k in range(31)]], 'saddle_wool', .016)
    for s in (-1, 1):
        for k in range(30): x = -.415+.81*k/29; q = Vector(over(x, s*2.75, r+.016)); pipe([M @ (q + Vector((0, s*wave(x, 2.75), 0))), M @ (q + Vector((.006*math.sin(k*5), s*.01, -.045)))], .003, 'linen', 5)
    edge = lambda x: 2.15 - .55*abs((x+.03)/.38)**4
    drape(M, [[over(x, p*edge(x), r+.040) for p in [-1+2*i/N for i in range(N+1)]] for x in [-.36+.66*k/26 for k in range(27)]], 'hide', .009)
    def seat(u, v):       # u from cantle to fork, v across
        x = -.27+.47*u; w = .155+.035*math.cos(u*3.1)-.09*max(0, u-.62)/.38; rise = .135*max(0, 1-u/.26)**1.8 + .075*max(0, (u-.62)/.38)**1.5; y = v*w; return (x - .05*max(0, 1-u/.2)*(1-v*v), y, r+.058 + .030*(1-v*v) + rise*(1-.75*v*v) - .055*abs(v)**3)
    drape(M, [[seat(k/34, -1+2*i/24) for i in range(25)] for k in range(35)], 'hide_light', .022)
    pipe(curve([M @ (Vector(seat(0, -1+2*i/10)) + Vector((-.004, 0, .004))) for i in range(11)], 6), .015, 'hide', 12)
    loft([(-.07+.14*u, .115+.02*math.sin(3.1416*u), 0, .10*math.sin(3.1416*min(1, u*.9+.08))**.6, .06, 2.4) for u in [i/14 for i in range(15)]], M @ T(.205, 0, r+.075), 'hide'); turned(M @ T(.235, 0, r+.12) @ RY(.30), smooth([(.030, 0), (.022, .05), (.019, .085), (.040, .105), (.044, .118), (.030, .128), (0, .130)]), 'hide_light', 40)
    for s in (-1, 1):
        drape(M, [[(lambda q: (q[0], q[1]+s*.028, q[2]))(over(.045+x, s*p, r+.050, .05)) for p in [.75+1.95*i/26 for i in range(27)]] for x in [-.085+.17*k/8 for k in range(9)]], 'hide', .007)
        for x in (-.032, .032): drape(M, [[(lambda q: (q[0], q[1]+s*.03, q[2]))(over(.045+x+d, s*p, r+.055, .05)) for p in [2.5+.75*i/8 for i in range(9)]] for d in (-.014, .014)], 'hide_light', .005)
        q = over(.045, s*3.2, r+.055, .05); stirrup(M @ T(q[0], q[1]+s*.03, q[2]+.005) @ RZ(.5*s))
        turned(M @ T(.205, s*.135, r+.07) @ RX(-s*1.3), [(0, .008), (.020, .006), (.024, 0)], 'brass', 24); turned(M @ T(-.27, s*.14, r+.03) @ RX(-s*1.2), [(0, .008), (.020, .006), (.024, 0)], 'brass', 24)
    pipe(curve([M @ Vector(p) for p in ((.20, .14, r+.05), (.17, .19, r-.06), (.24, .225, r-.20), (.15, .235, r-.30), (.21, .23, r-.19), (.20, .15, r+.03))], 9), .008, 'thatch', 8)
