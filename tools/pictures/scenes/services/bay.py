# A bay in the morning: turquoise water, a catamaran at anchor, green headlands, the shade of palms on the sand.
SHOT = dict(sun_el=34., sun_az=-112., dust=.6, air=.95, ozone=1.5, cloud=.85, cloud_k=9., cam=(-1.2, -3.6, 1.75), look=(.8, 12., 1.75), lens=27., level=1, shift=.03, env='beach')
WAVES = dict(rows=1, trail=.3)      # one wave, and how much foam it leaves behind
run('parts/catamaran.py'); run('parts/rocks.py')


def headland(x0, x1, y0, depth, height, seed):
    """A wooded cape: a hill under a canopy of trees, rocks at its foot."""
    b = Builder(); n, k = 150, 30; r = random.Random(seed); z = lambda u, v: SEA['z']-1 + height*(math.sin(math.pi*u)**.6)*math.sin(math.pi*min(1, v*.92+.04))**.8*(.62+.55*mnoise.noise(Vector((u*3.1, v*2., seed)))+.16*mnoise.noise(Vector((u*11, v*7, seed))))
    b.v = [(x0+(x1-x0)*i/n, y0+depth*j/k + 14*mnoise.noise(Vector((i*.06, seed, 0))), z(i/n, j/k)) for j in range(k+1) for i in range(n+1)]; b.t = [.5]*len(b.v); b.f = [(j*(n+1)+i, j*(n+1)+i+1, (j+1)*(n+1)+i+1, (j+1)*(n+1)+i) for j in range(k) for i in range(n)]; link(b.mesh('cape', [mat('hill')], True))
    trees = [bush_mesh(80+i, 1500, 1., .9, .11, 0.) for i in range(3)]
    for _ in range(1300): u, v = R(r, .0, 1.), R(r, .0, .62); zz = z(u, v); s = R(r, 3., 6.5)*(depth/160)**.3; link(r.choice(trees), None, T(x0+(x1-x0)*u, y0+depth*v, zz-.6) @ RZ(r.random()*6) @ Matrix.Diagonal((s, s, s*R(r, .7, 1.1), 1))) if zz > SEA['z']+.3 else 0
    for _ in range(1100): u = R(r, .02, .98); s = R(r, .5, 1.)*(.5 + 2.6*r.random()**3 + 2.2*max(0, mnoise.noise(Vector((u*17, seed, 0))))); boulder(x0+(x1-x0)*u, y0+R(r, -2, 9), SEA['z']-s*.75, s*R(r, .8, 1.5), s*R(r, 1.0, 2.0), r.randrange(400), 'shore_rock', 14)


def build():
    m, t = newmat('shore_rock'); p = pos(t); n = noise(t, p, .9, 7, .68); finish(t, pbsdf(t, mix(t, n, col(.055, .045, .035), col(.22, .175, .13)), .9, .2, bump(t, n, .6, .3))); MATS['shore_rock'] = m
    OCEAN.update(WAVES); beach(shore=9.)
    catamaran(T(9.5, 64., -.85) @ RZ(2.62), False); HAZE.update(dist=1700., k=1.7)
    headland(-330, -22, 175, 170, 58, 3); headland(95, 420, 240, 200, 62, 8); ridge_far(2100, -3600, 3000, 330)
    for q in ((-4.7, 3.2, -.25, 1, 8.6, .5), (-7.4, 6.6, -.5, 2, 9.4, 1.1), (6.4, 5.2, -.4, 3, 8.8, 3.6), (9.0, 8.6, -.7, 1, 9.8, 2.8), (-12., 9., -.8, 3, 9., .2), (-14., -6.6, 0, 1, 8.2, .4), (-15.4, -3.6, 0, 2, 8.8, 2.), (-12.4, -9.4, 0, 3, 8.4, 4.), (-11.6, -6., 0, 1, 9.2, 5.)): P_(q)
    greenery(-9.5, -4.6, .5, 5.0, 26, 5, smin=.35, smax=.75, z=-.1); greenery(5.6, 10.5, 1.0, 6.0, 26, 9, smin=.35, smax=.75, z=-.2)
    lounger(1.15, 1.3, BH(1.15, 1.3), math.pi-.12, 'fab_indigo', 34, 1); lounger(2.65, 1.45, BH(2.65, 1.45), math.pi-.16, 'fab_terra', 34, 2); umbrella(1.9, 1.75, BH(1.9, 1.75), 1.55, 2.35)
    bx('wood_x', 1.72, 2.08, .95, 1.3, BH(1.9, 1.1)+.0, BH(1.9, 1.1)+.38, .02, 3)
