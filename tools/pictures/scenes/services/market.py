# Market walk: crates of limes, oranges, tomatoes, chilies and avocados under an awning.
SHOT = dict(sun_el=36., sun_az=-152., dust=.8, ozone=1.5, cloud=.6, cloud_k=6., cam=(-.62, -1.95, 1.42), look=(.05, .45, .87), lens=39., fstop=6.3, focus=2.1, level=0, shift=0.)
run('parts/citrus.py')


_FRUIT = {}


def fruit(q, r, m, squash, rnd_):
    """One fruit as it fell: not quite round, hollowed at its stem; each kind has five shapes."""
    if (m, squash) not in _FRUIT:
        _FRUIT[m, squash] = []; n = 26
        for seed in range(5):
            b = Builder(); mid = []; s = Vector((seed*4.1, squash*9, 2))
            for j in range(n//2+1):
                th = math.pi*j/(n//2); hollow = 1 - .24*math.exp(-(th/.30)**2) - .10*math.exp(-((math.pi-th)/.25)**2)
                for i in range(n): a = 6.28318*i/n; d = Vector((math.sin(th)*math.cos(a), math.sin(th)*math.sin(a), math.cos(th))); k = hollow*(1 + .10*mnoise.noise(d*1.3+s) + .022*math.cos(5*a+seed)*math.sin(th)); b.v.append((d.x*k, d.y*k, d.z*k*squash)); b.t.append(.5)
            for j in range(n//2):
                for i in range(n): b.f.append((j*n+i, (j+1)*n+i, (j+1)*n+(i+1) % n, j*n+(i+1) % n)); mid.append(0)
            o = len(b.v); z = .74*squash
            for zz, w in ((z, .05), (z+.20, .035)):
                for i in range(6): a = 1.0472*i; b.v.append((w*math.cos(a)+(zz-z)*.3, w*math.sin(a), zz)); b.t.append(.5)
            for i in range(6): b.f.append((o+i, o+(i+1) % 6, o+6+(i+1) % 6, o+6+i)); mid.append(1)
            b.f.append(tuple(range(o+6, o+12))); mid.append(1); _FRUIT[m, squash].append(b.mesh('fruit', [mat(m), mat('stalk')], True, mid))
    link(rnd_.choice(_FRUIT[m, squash]), None, T(*q) @ RZ(R(rnd_, 0, 6.28)) @ RX(R(rnd_, -1.3, 1.3)) @ Matrix.Scale(r*R(rnd_, .88, 1.08), 4))


def heap(M, w, d, r, m, layers=3, seed=1, squash=1., make=None):
    """Fruit piled in a crate: a full bottom, less in every layer above."""
    rnd_ = random.Random(seed)
    for k in range(layers):
        nx, ny = int((w - 1.1*r*k)/(2.03*r)), int((d - 1.1*r*k)/(2.03*r))
        for i in range(nx):
            for j in range(ny):
                q = M @ Vector(((i-(nx-1)/2)*2.04*r + R(rnd_, -.20, .20)*r + (r*.5 if j % 2 and k else 0), (j-(ny-1)/2)*2.0*r + R(rnd_, -.20, .20)*r, r*(.9+1.36*k) + R(rnd_, -.2, .2)*r))
                if make: make(q, rnd_)
                else: fruit(q, r, m if isinstance(m, str) else m[rnd_.randrange(len(m))], squash, rnd_)


def crate(M, w=.52, d=.36, h=.16):
    """A slatted wooden box."""
    for s in (-1, 1):
        for z in (.012, h*.52): bx('wood_x', -w/2, w/2, *sorted((s*d/2, s*(d/2+.012))), z, z+h*.40, .003, M=M); bx('wood_y', *sorted((s*w/2, s*(w/2+.012))), -d/2-.012, d/2+.012, z, z+h*.40, .003, M=M)
        for y in (-d/2, d/2-.03): bx('wood_z', *sorted((s*(w/2-.032), s*(w/2-.002))), y+.002 if y < 0 else y-.002, y+.032 if y < 0 else y+.028, 0, h+.02, .003, M=M)
    bx('wood_x', -w/2, w/2, -d/2, d/2, .004, .014, 0, M=M)


def pear(q, r):
    """An avocado lying as it fell."""
    M = T(*q) @ RZ(R(r, 0, 6.28)) @ RY(R(r, -.3, .3)); loft([(-.055+.11*u, .038*math.sin(math.pi*min(1, .04+u**.74*.95))**.72, 0, .036*math.sin(math.pi*min(1, .04+u**.74*.95))**.72, .036*math.sin(math.pi*min(1, .04+u**.74*.95))**.72, 2.) for u in [i/20 for i in range(21)]], M, 'avocado_skin', 24)


def peppers(M, w, d, n, seed):
    """Chilies in a loose pile, red among green."""
    r = random.Random(seed)
    for k in range(n): x, y = R(r, -.42, .42)*w, R(r, -.40, .40)*d; q = M @ Vector((x, y, .045+.055*(1-(abs(2*x/w))**2)*(1-(abs(2*y/d))**2)+R(r, 0, .02))); chili(q.x, q.y, q.z, R(r, .09, .13), R(r, 0, 6.28), R(r, -.4, .4))


def sign(x, y, z, lines):
    """A slate card on a stick with a few strokes of chalk."""
    M = T(x, y, z) @ RX(-.16); tube((x, y+.004, z-.16), (x, y+.004, z), .005, 'wood_z'); bx('wood_x', -.075, .075, -.004, .006, -.005, .105, .003, M=M); bx('slate', -.068, .068, -.006, -.003, .002, .098, .001, M=M)
    for k, (a, b_) in enumerate(lines): pipe([M @ Vector((a+(b_-a)*i/8, -.0075, .074-.028*k+.006*math.sin(i*1.9+k))) for i in range(9)], .0022, 'chalk', 5)


GAP = (-2.05, -.72, .62, 1.72)


def wall():
    """The back of the stall: clay jars and bowls on a shelf, strings of chilies between them."""
    bx('wood_x', -3.2, 3.2, 2.30, 2.60, 1.155, 1.19, .006); r = random.Random(12); pots_ = ('terracotta', 'ceramic', 'clay', 'terracotta'); x = -2.9
    for u in GAP: pipe([(u, 2.44, 1.78), (u, 2.44, 1.28)], .006, 'thatch', 6)
    while x < 2.9:
        w = R(r, .10, .17); h = w*R(r, 1.5, 2.3)
        if min(abs(x+w-u) for u in GAP) > w+.10: turned(T(x+w, 2.45, 1.19) @ RZ(x), smooth([(0, 0), (w*.55, 0), (w*.96, h*.34), (w, h*.5), (w*.72, h*.8), (w*.42, h*.93), (w*.5, h), (w*.42, h*1.0), (w*.34, h*.94), (0, h*.9)]), pots_[int(r.random()*4)], 48)
        x += 2*w+R(r, .03, .09)
    bx('wood_x', -3.2, 3.2, 2.42, 2.47, 1.74, 1.79, .006)


def build():
    orange_skin(); plain('stalk', (.14, .13, .05), .8); plain('slate', (.03, .034, .036), .8); m, t = newmat('avocado_skin'); n = noise(t, pos(t), 160, 4, .6); finish(t, pbsdf(t, mix(t, n, col(.012, .022, .008), col(.05, .075, .018)), .45, .4, bump(t, n, .6, .002))); MATS['avocado_skin'] = m; plain('onion', (.42, .10, .16), .35, .2); plain('mango', (.80, .40, .06), .4, .2)
    tiles('terracotta', -4, 4, -2, 3.2, 0, .36, .36, .012); bx('wall_lime', -5, 5, 2.6, 2.8, 0, 3.4, 0) if plain('wall_lime', (.16, .33, .33), .95) else 0
    for k in range(14): bx('wood_x', -1.5, 1.5, -.18+.115*k, -.18+.115*k+.108, .565+.03*k, .590+.03*k, .004, M=Matrix()) if k < 12 else 0
    bx('wood_x', -1.5, 1.5, -.20, -.165, .30, .60, .008); [bx('wood_z', x, x+.07, y, y+.07, 0, .56+.26*(y+.15), .006) for x in (-1.46, 1.39) for y in (-.15, 1.05)]
    tilt = lambda x, y: T(x, y, .602+.26*(y+.12)) @ RX(.255)
    C = [(-.88, .06), (-.29, .06), (.30, .06), (.89, .06), (-.88, .50), (-.29, .50), (.30, .50), (.89, .50), (-.60, .92), (0., .92), (.60, .92)]
    for x, y in C: crate(tilt(x, y), .54, .38, .13)
    heap(tilt(*C[0]), .52, .36, .036, 'orange', 3, 1, .96); heap(tilt(*C[1]), .52, .36, .028, 'lime', 3, 2, .95); heap(tilt(*C[2]), .52, .36, .036, 'tomato', 3, 3, .86); peppers(tilt(*C[3]), .54, .38, 80, 4); heap(tilt(*C[4]), .52, .36, .042, '', 2, 5, 1., pear); heap(tilt(*C[5]), .52, .36, .038, 'onion', 3, 6, .9); heap(tilt(*C[6]), .52, .36, .045, 'mango', 2, 7, 1.1); heap(tilt(*C[7]), .52, .36, .033, ('toy_yellow', 'lime'), 3, 8, .95); heap(tilt(*C[8]), .52, .36, .036, 'tomato', 2, 9, .86); heap(tilt(*C[9]), .52, .36, .036, 'orange', 2, 10, .96)
    for k in range(5): link(bush_mesh(60+k, 300, .12, .10, .026, 0.), None, tilt(.42+.09*k, .92) @ T(0, 0, .04) @ RZ(k*1.3))
    for (x, y), l in zip(C[:8], (((-.05, .02), (-.03, .04)), ((-.05, .04), (-.02, .02)), ((-.045, .0), (-.03, .045)), ((-.05, .045), (-.01, .03)), ((-.05, .01), (-.04, .04)), ((-.05, .04), (-.04, .0)), ((-.04, .03), (-.03, .05)), ((-.05, .03), (-.02, .04)))): q = tilt(x+.14, y+.17) @ Vector((0, 0, .24)); sign(q.x, q.y, q.z, l)
    for s in (-1.75, 1.75): tube((s, -.25, 0), (s, -.25, 2.3), .03, 'wood_z')
    m_textile('awning', [(.80, .76, .66), (.62, .16, .06)], 3.2); b = Builder(); nx = 56; b.v = [(-4.2+8.96*i/nx, -.55+2.6*j, 2.22+.5*j-.05*math.sin(i*.8)*(1-j)-(.10 if j == 0 else 0)) for j in (0, 1) for i in range(nx+1)]; b.t = [.5]*len(b.v); b.f = [(i, i+1, nx+2+i, nx+1+i) for i in range(nx)]; link(b.mesh('awning', [MATS['awning']]))
    M = T(-1.35, -.62, 0); turned(M, smooth([(0, 0), (.17, 0), (.23, .16), (.25, .26)]) + [(.25, .275), (.235, .275), (.22, .24), (0, .2)], 'thatch', 48); heap(M @ T(0, 0, .20), .30, .30, .045, 'mango', 2, 12, 1.1); pipe(curve([M @ Vector(p) for p in ((-.24, 0, .26), (-.20, 0, .50), (0, 0, .60), (.20, 0, .50), (.24, 0, .26))], 8), .012, 'thatch', 10)
    wall()
    r = random.Random(4)
    for k in range(len(GAP)):
        for j in range(34): a = R(r, 0, 6.28); z = 1.70-.42*j/34; q = (GAP[k]+.035*math.cos(a), 2.44+.03*math.sin(a), z); chili(*q, R(r, .07, .10), a, .2)
