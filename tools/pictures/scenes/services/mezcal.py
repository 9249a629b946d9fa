# Mezcal: a bottle, clay cups, slices of orange and red salt on an old table, in late light.
SHOT = dict(sun_el=13., sun_az=52., dust=1.1, ozone=2., cloud=.5, cloud_k=4., cam=(-.20, -.86, .30), look=(.035, .06, .105), lens=50., fstop=3.2, focus=.93, level=0, shift=0.)
run('parts/citrus.py')


def clay():
    """Red clay, burnished, with marks of smoke."""
    m, t = newmat('smoked_clay'); p = pos(t); n = noise(t, p, 26, 5, .6)
    c = ramp(t, n, [(.3, (.10, .038, .022)), (.5, (.33, .12, .06)), (.75, (.46, .20, .10))]); finish(t, pbsdf(t, c, maprange(t, n, .3, .7, .6, .42), .4, bump(t, noise(t, scaled(t, p, (30, 30, 260)), 1., 3), .2, .002))); MATS['smoked_clay'] = m


def cup(x, y, full=True):
    """A shallow cup (copita) with the rings of the wheel."""
    lathe(x, y, 0, smooth([(0, .001), (.021, 0), (.024, .005), (.033, .020), (.037, .034), (.0355, .036), (.0335, .034), (.028, .018), (0, .010)]), 'smoked_clay', 56)
    if full: lathe(x, y, 0, [(0, .027), (.0312, .027)], 'mezcal', 48)


def bottle(x, y):
    """A hand-blown bottle, two thirds full, with a paper label and a corked neck dipped in wax."""
    out = smooth([(0, .002), (.040, 0), (.044, .006), (.045, .05), (.045, .145), (.041, .168), (.022, .192), (.0155, .208), (.0150, .252), (.0185, .254), (.0185, .262), (.0155, .263)])
    lathe(x, y, 0, out, 'thinglass', 64); lathe(x, y, 0, [(0, .005), (.041, .005), (.0425, .05), (.0425, .128), (0, .128)], 'mezcal', 56)
    b = Builder(); n = 40
    for i in range(n+1): a = -2.35 + 1.62*i/n; b.v += [(x+.0458*math.cos(a), y+.0458*math.sin(a), z) for z in (.045, .118)]; b.t += [.5, .5]
    b.f = [(2*i, 2*i+2, 2*i+3, 2*i+1) for i in range(n)]; link(b.mesh('label', [label(x, y)], True))
    lathe(x, y, 0, [(.0158, .222), (.0166, .224), (.0195, .252), (.0200, .264), (.015, .268), (0, .268)], 'seal', 40); tube((x, y, .262), (x, y, .286), .0125, 'cork', .0135)


def label(x, y):
    """Deckled cream paper with an agave printed in dark green and two rules."""
    m, t = newmat('label'); s = node(t, 'SeparateXYZ', {0: pos(t)}); a = math_(t, 'ARCTAN2', math_(t, 'SUBTRACT', s.outputs[1], y), math_(t, 'SUBTRACT', s.outputs[0], x)); u = math_(t, 'ADD', a, 1.54); v = math_(t, 'SUBTRACT', s.outputs[2], .071)
    rad = math_(t, 'SQRT', math_(t, 'ADD', math_(t, 'POWER', math_(t, 'MULTIPLY', u, .045), 2.), math_(t, 'POWER', v, 2.))); ang = math_(t, 'ARCTAN2', v, math_(t, 'MULTIPLY', u, .045))
    leaf = math_(t, 'MULTIPLY', math_(t, 'ADD', .010, math_(t, 'MULTIPLY', math_(t, 'ABSOLUTE', math_(t, 'COSINE', math_(t, 'MULTIPLY', ang, 5.5))), .014)), math_(t, 'GREATER_THAN', v, 0.))
    ink = math_(t, 'LESS_THAN', rad, leaf)
    for z, k in ((-.010, .0011), (.0385, .0008), (-.0185, .0026)): ink = math_(t, 'MAXIMUM', ink, math_(t, 'MULTIPLY', math_(t, 'LESS_THAN', math_(t, 'ABSOLUTE', math_(t, 'SUBTRACT', v, z)), k), math_(t, 'LESS_THAN', math_(t, 'ABSOLUTE', u), .62)))
    finish(t, pbsdf(t, mix(t, ink, mix(t, noise(t, pos(t), 90, 4), col(.66, .58, .42), col(.80, .73, .58)), col(.035, .06, .04)), .9, .15)); return m


def build():
    clay(); plain('seal', (.33, .04, .025), .4, .3); plain('red_salt', (.50, .19, .09), .95)
    m, t = newmat('mezcal'); finish(t, mixsh(t, .12, node(t, 'BsdfTransparent', {'Color': col(.95, .84, .52)}).outputs[0], node(t, 'BsdfGlossy', {'Roughness': .02}).outputs[0])); MATS['mezcal'] = m
    planks('wood_x', 'x', -1.6, 1.6, -.62, .56, -.05, 0, .165, .004)
    bottle(.118, .135); cup(-.125, .045); cup(-.020, -.055); cup(.225, .015)
    lathe(.085, -.125, 0, smooth([(0, .002), (.030, 0), (.045, .008), (.052, .016), (.050, .018), (.040, .011), (0, .008)]), 'smoked_clay', 56); r = random.Random(4)
    lathe(.085, -.125, 0, [(0, .027), (.012, .024), (.030, .013), (.042, .010)], 'red_salt', 40)
    for _ in range(260): a, q = R(r, 0, 6.28), .044*r.random()**.6; sphere(.085+q*math.cos(a), -.125+q*math.sin(a), .027-.017*(q/.042)+R(r, -.001, .001), R(r, .0006, .0014), 'red_salt', 6)
    board = T(-.195, -.105, 0) @ RZ(.35); bx('wood_y', -.085, .085, -.055, .055, .001, .014, .006, 4, M=board)
    for k in range(5): orange_slice(board @ T(-.058+.026*k, .006*(-1)**k, .0165+.0035*k) @ RZ(1.3*k) @ RY(-.16), .034)
    orange_slice(T(.005, -.150, .0006) @ RZ(.5), .034, half=True); orange_slice(T(-.05, -.19, .0006) @ RZ(2.4), .034, half=True)
    whole_orange(-.305, .12, 0); whole_orange(-.225, .150, 0, .035)
    tiles('terracotta', -9, 9, .6, 9, -.76, .42, .42, .010); bx('stucco_sand', -9, 9, 2.7, 3.0, -.8, .02, .02, 3); bx('travertine', -9, 9, 2.66, 3.04, .02, .06, .01)
    pot(.95, 1.9, -.76, .26, .56); link(agave_mesh(5, 36, .62), None, T(.95, 1.9, -.26)); backdrop()
    for x, y, s in ((-.62, 2.85, 1.2), (.30, 2.85, .9)): lantern(x, y, .06, s, 90.)
