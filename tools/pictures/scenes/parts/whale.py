# The tail of a diving humpback, seen from a boat.


def whale_skin():
    """Wet, nearly black skin with pale scars on the underside."""
    if 'whale' in MATS: return
    m, t = newmat('whale'); p = pos(t); n = noise(t, p, 1.5, 6, .62, .8); scars = noise(t, scaled(t, p, (9, 9, 2.2)), 1., 5, .7)
    c = mix(t, maprange(t, n, .56, .66, smooth=True), col(.012, .015, .018), col(.24, .25, .25)); c = mix(t, maprange(t, scars, .58, .72), c, col(.022, .027, .032))
    finish(t, pbsdf(t, c, maprange(t, scars, .3, .7, .16, .40), .5, bump(t, scars, .25, .02), Clearcoat=.5)); MATS['whale'] = m


def fluke(M, half=2.35):
    """Both lobes as one curved wing with a notch; upright in M, the broad side toward -y."""
    whale_skin(); n, k = 120, 18; b = Builder()
    for side in (1, -1):
        for i in range(n+1):
            x = -1 + 2*i/n; u = abs(x); rag = .022*mnoise.noise(Vector((x*14, 3, 0)))*min(1, u*6)*(1-u)
            low = 1.02 + 1.24*u**.78; high = 1.84 + .34*(1-math.exp(-u*10)) + .16*math.sin(math.pi*u**.9) + .08*u + rag
            for j in range(k+1):
                v = j/k; z = low + (high-low)*v; thick = .19*(1-u)**.75*math.sin(math.pi*min(1, v*.86+.14))**.7 + .004
                b.v.append(tuple(M @ Vector((x*half, side*-thick + .50*u**2.2 + .22*v*u, z - .42*u**3)))); b.t.append(.5)
    S = (n+1)*(k+1); face = lambda o, i, j: (o+i*(k+1)+j, o+(i+1)*(k+1)+j, o+(i+1)*(k+1)+j+1, o+i*(k+1)+j+1)
    b.f = [face(s*S, i, j)[::1 if s == 0 else -1] for s in (0, 1) for i in range(n) for j in range(k)]; link(b.mesh('fluke', [mat('whale')], True))
    rings = [(-.9, .74, .62), (-.2, .60, .52), (.35, .45, .43), (.85, .335, .34), (1.25, .285, .24), (1.55, .265, .17), (1.78, .215, .115), (1.90, .10, .05)]
    loft([(z, d, 0, w, w, 2.) for z, w, d in [tuple(a + (b_-a)*f for a, b_ in zip(p, q)) for p, q in zip(rings, rings[1:]) for f in (0, .25, .5, .75)] + [rings[-1]]], M @ RY(-math.pi/2) @ RX(0), 'whale')


def spray(M, n, seed=4):
    """Water that runs off the edge and falls in drops."""
    r = random.Random(seed)
    for _ in range(n):
        x = R(r, -1, 1); u = abs(x); z = 1.0 + 1.24*u**.78 - .42*u**3 - R(r, 0, 1.3)*r.random(); q = M @ Vector((x*2.3+R(r, -.03, .03), .5*u**2.2+R(r, -.08, .05), z)); sphere(q.x, q.y, q.z, R(r, .004, .009), 'drop', 8, 1.6)


def swirl(x, y, z, radius):
    """The pale, boiling patch of water around the tail."""
    m, t = newmat('swirl'); p = pos(t); c = node(t, 'VectorMath', {0: p, 1: (x, y, z)}, operation='SUBTRACT').outputs[0]; d = node(t, 'VectorMath', {0: scaled(t, c, (.75, 1, 0))}, operation='LENGTH').outputs['Value']
    f = math_(t, 'MULTIPLY', maprange(t, d, radius*.15, radius, 1., 0., True), maprange(t, noise(t, p, 1.7, 7, .68, 1.2), .42, .62)); o = pbsdf(t, col(.82, .86, .87), .9, .2)
    finish(t, mixsh(t, math_(t, 'MULTIPLY', f, .85), node(t, 'BsdfTransparent').outputs[0], o)); b = Builder(); b.add([(x-radius*1.4, y-radius, z), (x+radius*1.4, y-radius, z), (x+radius*1.4, y+radius, z), (x-radius*1.4, y+radius, z)], [(0, 1, 2, 3)]); link(b.mesh('swirl', [m]))
