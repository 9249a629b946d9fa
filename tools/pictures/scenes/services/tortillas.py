# Salsa and tortilla class: tortillas on a clay griddle, a wooden press with a ball of dough, a molcajete of salsa.
SHOT = dict(sun_el=24., sun_az=-58., dust=.9, ozone=1.7, cloud=.5, cloud_k=5., cam=(-.36, -1.02, .56), look=(.04, .06, .055), lens=36., fstop=5., focus=1.15, level=0, shift=0.)


def doughs():
    """Corn dough, raw and toasted."""
    plain('masa', (.74, .62, .40), .9); m, t = newmat('tortilla'); p = pos(t); n = noise(t, p, 75, 5, .66); spots = maprange(t, noise(t, p, 52, 4, .7), .58, .70); c = mix(t, n, col(.62, .47, .25), col(.80, .68, .45)); c = mix(t, spots, c, col(.16, .075, .03)); finish(t, pbsdf(t, c, .9, .15, bump(t, n, .5, .003))); MATS['tortilla'] = m
    m, t = newmat('comal'); p = pos(t); n = noise(t, p, 20, 6, .66); finish(t, pbsdf(t, mix(t, n, col(.055, .030, .022), col(.22, .10, .06)), .8, .25, bump(t, n, .3, .004))); MATS['comal'] = m


def tortilla(x, y, z, r, seed, puff=.0, tilt=(0., 0.)):
    """A thin round, never quite flat and never quite a circle."""
    b = Builder(); n, k = 56, 9; s = Vector((seed*9.1, 0, 0)); M = T(x, y, z) @ RX(tilt[0]) @ RY(tilt[1])
    for side in (1, -1):
        for j in range(k+1):
            u = j/k
            for i in range(n): a = 6.28318*i/n; q = r*u*(1+.035*mnoise.noise(s + Vector((math.cos(a)*1.3, math.sin(a)*1.3, 0)))); b.v.append(tuple(M @ Vector((q*math.cos(a), q*math.sin(a), side*.0011*(1-u**8) + .0022*mnoise.noise(s + Vector((q*18*math.cos(a), q*18*math.sin(a), 3))) + puff*max(0, 1-(u/.82)**2)*(.5+.5*side)*(.8+.4*mnoise.noise(s+Vector((q*20*math.cos(a), q*20*math.sin(a), 7)))))))); b.t.append(.5)
    S = (k+1)*n; b.f = [(o*S+j*n+i, o*S+j*n+(i+1) % n, o*S+(j+1)*n+(i+1) % n, o*S+(j+1)*n+i)[::1 if o == 0 else -1] for o in (0, 1) for j in range(k) for i in range(n)]; link(b.mesh('tortilla', [mat('tortilla')], True))


def press(x, y, turn):
    """Two boards with a hinge, a lever and a ball of dough between."""
    M = T(x, y, 0) @ RZ(turn); bx('wood_x', -.115, .115, -.115, .115, .0, .030, .007, 4, M=M); g('linen', 0, 1).cyl(0, -.004, .0302, .0312, .092, 48, M=M)
    for s in (-1, 1): bx('wood_z', s*.080-.014, s*.080+.014, .098, .126, 0, .072, .004, 2, M=M); bx('wood_z', s*.018-.011, s*.018+.011, -.150, -.116, 0, .085, .004, 2, M=M)
    tube(M @ Vector((-.095, .112, .055)), M @ Vector((.095, .112, .055)), .005, 'metal'); U = M @ T(0, .112, .055) @ RX(math.radians(-102)); bx('wood_x', -.110, .110, -.222, .0, -.014, .014, .007, 4, M=U)
    L_ = M @ T(0, -.133, .070) @ RX(math.radians(128)); bx('wood_y', -.008, .008, .0, .215, -.010, .010, .005, 3, M=L_); tube(M @ Vector((-.03, -.133, .070)), M @ Vector((.03, -.133, .070)), .0045, 'metal')
    masa_ball(M @ Vector((0, -.004, .031)), .026, 3)


def masa_ball(q, r, seed):
    """Dough rolled between two hands."""
    o = sphere(q[0], q[1], q[2]+r*.88, r, 'masa', 34, .92); s = Vector((seed*4.7, 0, 0))
    for v in o.data.vertices: c = Vector((q[0], q[1], q[2]+r*.88)); d = v.co-c; v.co = c + d*(1+.05*mnoise.noise(d*55+s))


def build():
    doughs(); planks('wood_x', 'x', -2.0, 2.0, -.75, .62, -.05, 0, .21, .004)
    for a in range(3): bx('terracotta', -.035, .035, -.055, .055, 0, .036, .008, 3, M=T(-.13+.165*math.cos(2.094*a+.5), .10+.165*math.sin(2.094*a+.5), 0) @ RZ(2.094*a+.5))
    turned(T(-.13, .10, .036), smooth([(0, .004), (.17, .002), (.235, .014), (.252, .034)]) + [(.256, .040), (.248, .041)] + smooth([(.240, .030), (.17, .014), (0, .012)]), 'comal', 80)
    for k, (x, y, q) in enumerate(((-.215, .035, .002), (-.055, .045, .010), (-.215, .205, .003), (-.055, .200, .001))): tortilla(x, y, .0515+.001*k, .076, k+1, q)
    press(.255, .12, -.35)
    B = T(.47, -.10, 0); turned(B, smooth([(0, .003), (.085, 0), (.118, .030), (.130, .062)]) + [(.132, .068), (.124, .068), (.112, .034), (.08, .012), (0, .010)], 'thatch', 60); [torus((0, 0, 0), .091+.039*(k/6)**.7+.002, .0048, 'thatch', B @ T(0, 0, .008+.010*k) @ RX(math.pi/2), 72, 6) for k in range(7)]
    m_textile('cloth_b', [(.82, .79, .72), (.82, .79, .72), (.05, .20, .24), (.82, .79, .72), (.60, .16, .07)], 26.); link(cushion_mesh('cloth', .31, .29, .05, 'cloth_b', 26, seed=4, puff=.5), None, B @ T(0, .005, .054) @ RZ(.5))
    for k in range(6): tortilla(.47+.003*(k % 3), -.10+.003*(k % 2), .080+.0045*k, .075, 20+k, .0, (.02*(-1)**k, .015))
    lathe(.03, -.16, 0, smooth([(0, .003), (.05, 0), (.085, .020), (.105, .052)]) + [(.107, .057), (.100, .057), (.078, .024), (0, .014)], 'clay_d', 56)
    for k in range(7): a = k*2.4; q = .052*(k/7)**.5; masa_ball((.03+q*math.cos(a), -.16+q*math.sin(a), .022+.026*(k < 2)), .024, 10+k)
    X, Y = -.44, -.06; lathe(X, Y, 0, smooth([(0, .03), (.07, .03), (.105, .06), (.125, .12), (.118, .125), (.09, .085), (0, .07)]), 'basalt', 56); [lathe(X+.07*math.cos(a), Y+.07*math.sin(a), 0, [(0, 0), (.018, 0), (.026, .05), (0, .05)], 'basalt', 20) for a in (.4, 2.5, 4.6)]; lathe(X, Y, 0, [(0, .103), (.05, .102), (.108, .098)], 'tomato', 40); pipe([(X-.01, Y-.01, .10), (X+.08, Y-.05, .19)], [.024, .015], 'basalt', 20); link(bush_mesh(51, 60, .030, .012, .010, 0.), None, T(X-.03, Y+.02, .102))
    chili(-.27, -.22, .011, .12, .35); chili(-.24, -.185, .011, .10, .1, -.3); halflime(-.13, -.225, .026, -.3, .4); sphere(-.065, -.27, .030, .030, 'lime', 32, .94); sphere(.62, .16, .034, .036, 'tomato', 36, .88); sphere(.69, .10, .031, .033, 'tomato', 36, .88); star(.62, .16, .064, .016, 'lime', 1.); star(.69, .10, .058, .015, 'lime', 2.)
    folded(-.66, .30, 0, .26, .20, 3, 'cloth_b', .012)
    tiles('terracotta', -9, 9, .6, 9, -.76, .42, .42, .010); bx('stucco_sand', -9, 9, 2.7, 3.0, -.8, .10, .02, 3); bx('travertine', -9, 9, 2.66, 3.04, .10, .15, .01); backdrop()
    for x, k in ((-.9, 5), (1.0, 8)): pot(x, 2.1, -.76, .28, .60); link(agave_mesh(k, 36, .62) if k == 5 else paddle_mesh(k, 10, 1.3, .14), None, T(x, 2.1, -.22))
