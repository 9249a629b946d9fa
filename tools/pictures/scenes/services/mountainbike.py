# Sierra mountain biking: a trail bike against a rock where the single track leaves the trees.
SHOT = dict(sun_el=26., sun_az=-128., dust=.9, ozone=1.7, cloud=.8, cloud_k=6., cam=(-1.25, -3.55, 1.05), look=(.02, .10, .62), lens=48., level=0, shift=0.)
R0 = .365
run('parts/rocks.py')


def wheel(M, x):
    """A knobbed tire, an alloy rim, thin spokes and a brake disc; in the plane x, z of M."""
    C = M @ T(x, 0, R0); torus((0, 0, 0), R0-.030, .029, 'tire_k', C, 84, 14); torus((0, 0, 0), R0-.066, .013, 'rim_black', C, 84, 10); r = random.Random(int(x*50))
    for k in range(64):
        a = 6.28318*k/64
        for j, s in enumerate((-.018, 0, .018)): bx('tire_k', -.0065, .0065, -.006, .006, 0, .009, .002, 1, M=C @ RY(a+.049*(j % 2)) @ T(0, s, R0-.0035-.004*abs(j-1)))
    for k in range(28): a = 6.28318*k/28; s = .022*(1 if k % 2 else -1); tube(C @ Vector((.022*math.cos(a+.8), s, .022*math.sin(a+.8))), C @ Vector(((R0-.07)*math.cos(a), 0, (R0-.07)*math.sin(a))), .0012, 'chrome')
    tube(C @ Vector((0, -.06, 0)), C @ Vector((0, .06, 0)), .020, 'rim_black'); torus((0, .036, 0), .066, .0075, 'chrome', C, 56, 6)
    for k in range(5): a = 1.2566*k; tube(C @ Vector((.018*math.cos(a), .036, .018*math.sin(a))), C @ Vector((.062*math.cos(a), .036, .062*math.sin(a))), .004, 'chrome')


def bike(M):
    """A trail bike, its nose toward +x of M."""
    F = 'frame'; rear, front, bb = (-.58, 0, R0), (.62, 0, R0), (-.13, 0, .335); head, headlow, seat = (.375, 0, .93), (.415, 0, .815), (-.245, 0, .80); at_ = lambda p: M @ Vector(p)
    wheel(M, rear[0]); wheel(M, front[0])
    for line, r in (((head, (.10, 0, .86), (-.215, 0, .715)), (.021, .019, .017)), ((headlow, (.20, 0, .60), bb), (.027, .027, .026)), ((bb, (-.19, 0, .56), seat), (.020, .018, .0175))): pts = curve([at_(p) for p in line], 8); pipe(pts, [r[0]+(r[2]-r[0])*i/(len(pts)-1) for i in range(len(pts))], F, 18)
    tube(at_(headlow), at_(head), .027, F)
    for s in (-1, 1):
        pipe(curve([at_((rear[0], s*.070, rear[2])), at_((-.36, s*.058, .345)), at_((bb[0]-.02, s*.035, bb[2]))], 7), .0125, F, 14); pipe(curve([at_((rear[0], s*.070, rear[2])), at_((-.42, s*.055, .56)), at_((-.215, s*.022, .715))], 7), .0105, F, 14)
        tube(at_((front[0], s*.062, front[2])), at_((.515, s*.062, .63)), .0215, 'rim_black', .023); tube(at_((.515, s*.062, .60)), at_((.440, s*.062, .80)), .0165, 'gold_tube')
    bx('rim_black', -.045, .045, -.085, .085, -.02, .025, .014, 3, M=M @ T(.432, 0, .815) @ RY(-.36))
    tube(at_(head), at_((.355, 0, .985)), .016, 'rim_black'); tube(at_((.355, 0, .975)), at_((.405, 0, .985)), .019, 'rim_black')
    bar = curve([at_((.36, -.37, 1.015)), at_((.385, -.20, 1.005)), at_((.41, -.05, .988)), at_((.41, .05, .988)), at_((.385, .20, 1.005)), at_((.36, .37, 1.015))], 8); pipe(bar, .0125, 'rim_black', 14)
    for s in (-1, 1): pipe([at_((.36+.018*i/6, s*(.37-.125*i/6), 1.015-.007*i/6)) for i in range(7)], .0175, 'grip_k', 14); tube(at_((.385, s*.235, 1.0)), at_((.455, s*.30, .975)), .005, 'chrome'); pipe(curve([at_((.40, s*.20, 1.0)), at_((.49, s*.12, .93)), at_((.46, s*.05, .80))], 8), .003, 'rim_black', 7)
    tube(at_(seat), at_((-.285, 0, .955)), .0145, 'rim_black'); loft([(-.405+.275*u, (.072*(1-u)**.9+.020), .968+.016*(1-u)**2-.010*u, .022, .022, 2.4) for u in [i/18 for i in range(19)]], M, 'grip_k')
    C = M @ T(*bb); torus((0, -.055, 0), .072, .006, 'rim_black', C, 48, 6)
    for k in range(30): a = 6.28318*k/30; bx('chrome', -.0035, .0035, -.003, .003, 0, .008, 0, M=C @ T(0, -.055, 0) @ RY(a) @ T(0, 0, .076))
    for s, q in ((-1, .6), (1, .6+math.pi)):
        tip = Vector((.165*math.cos(q), s*.075, .165*math.sin(q)-.0)); tube(C @ Vector((0, s*.06, 0)), C @ tip, .011, 'rim_black', .009); bx('gold_tube', -.048, .048, -.045, .045, -.008, .008, .004, 2, M=C @ T(*tip) @ T(0, s*.055, 0))
    for k, r in enumerate((.066, .054, .043, .033)): torus((0, -.040-.007*k, 0), r, .003, 'chrome', M @ T(*rear), 40, 5)
    for z0, z1 in ((.078, .060), (-.078, -.045)): tube(C @ Vector((0, -.055, z0)), M @ T(*rear) @ Vector((0 if z0 > 0 else .03, -.055, z1 if z0 > 0 else -.085)), .0035, 'rim_black')
    tube(M @ T(*rear) @ Vector((.03, -.055, -.085)), M @ T(*rear) @ Vector((.0, -.055, -.03)), .007, 'rim_black')


def build():
    plain('frame', (.62, .17, .05), .22, .8); plain('rim_black', (.013, .013, .014), .35, .2); plain('tire_k', (.018, .017, .016), .85); plain('grip_k', (.020, .020, .021), .8); metal('gold_tube', (.66, .44, .16), .24)
    m, t = newmat('rock'); p = pos(t); n = noise(t, p, 6, 8, .68); moss = maprange(t, noise(t, p, 2.2, 5, .6), .55, .66); c = mix(t, n, col(.14, .125, .11), col(.36, .33, .29)); c = mix(t, moss, c, col(.07, .10, .03)); finish(t, pbsdf(t, c, .92, .2, bump(t, n, .7, .02))); MATS['rock'] = m
    m, t = newmat('trail'); p = pos(t); s = node(t, 'SeparateXYZ', {0: p}); n = noise(t, p, 3.2, 8, .68); w = math_(t, 'ABSOLUTE', math_(t, 'SUBTRACT', s.outputs[1], math_(t, 'MULTIPLY', math_(t, 'SINE', math_(t, 'MULTIPLY', s.outputs[0], .5)), .35))); c = mix(t, n, col(.17, .105, .06), col(.34, .23, .14)); c = mix(t, maprange(t, math_(t, 'ADD', w, math_(t, 'MULTIPLY', n, .5)), .95, 1.35), c, mix(t, n, col(.05, .06, .02), col(.13, .15, .05))); finish(t, pbsdf(t, c, .97, .1, bump(t, noise(t, p, 28, 6, .7), .7, .02))); MATS['trail'] = m
    GZ = lambda x, y: .05*mnoise.noise(Vector((x*.8, y*.8, 1))) + .016*mnoise.noise(Vector((x*3, y*3, 4))) + (.10*max(0, y-1.2) if y < 9 else .78+.5*(y-9)); b = Builder(); nx, ny = 180, 150; b.v = [(-9+.1*i, -4+.1*j, GZ(-9+.1*i, -4+.1*j)) for j in range(ny+1) for i in range(nx+1)]; b.t = [.5]*len(b.v); b.f = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]; link(b.mesh('trail', [m], True))
    M = T(.0, .12, GZ(0, .1)-.005) @ RZ(.10) @ RX(-.10); bike(M)
    for k, (x, y, r, h) in enumerate(((.15, .78, .62, .98), (.95, .92, .48, .62), (-.75, .95, .40, .48), (1.75, 1.7, .6, .7), (-1.9, 1.6, .5, .55))): boulder(x, y, -.12, r, h, 3+k, 'rock')
    r = random.Random(4)
    for k in range(60): x, y = R(r, -3, 3), R(r, -1.8, 1.4); boulder(x, y, GZ(x, y)-.01, R(r, .012, .05), R(r, .012, .04), 20+k, 'rock')
    grasses = [grass_mesh(20+k, 120, .42+.1*k) for k in range(3)]
    for k in range(70): x = R(r, -4, 4); y = R(r, 1.0, 3.2) if k % 3 else R(r, -2.2, -1.2); link(r.choice(grasses), None, T(x, y, GZ(x, y)) @ RZ(r.random()*6) @ Matrix.Scale(R(r, .6, 1.2), 4))
    greenery(-8, 8, 3.2, 8.2, 120, 6, [bush_mesh(1, 9000, .85, .62, .034), bush_mesh(3, 9000, .95, .75, .030), bush_mesh(5, 9000, .8, .9, .036), grass_mesh(7, 260, 1.1)], .6, 1.35, .3)
    for q in ((-3.4, 4.6, .2, 1, 8.4, .3), (2.9, 5.4, .3, 2, 9.2, 2.), (5.6, 4.6, .2, 3, 8.6, 3.), (-6.2, 6., .4, 3, 9.6, 1.), (.2, 8.2, .7, 1, 9.4, 4.)): P_(q)
