# Barbecue: snapper, prawns and limes on a grate above the embers, evening light on the terrace.
SHOT = dict(sun_el=11., sun_az=58., dust=1.2, ozone=2.1, cloud=.6, cloud_k=4., cam=(-.31, -.98, .36), look=(.05, .10, .055), lens=43., fstop=4., focus=1.12, level=0, shift=0.)
run('parts/fish.py')


def embers(x0, x1, y0, y1, z, n, seed=5):
    """Coals with ash, glowing where they touch."""
    m, t = newmat('coal'); p = pos(t); k = noise(t, p, 42, 5, .65); hot = maprange(t, noise(t, p, 15, 3, .6), .47, .62, smooth=True); c = mix(t, maprange(t, k, .42, .62), col(.012, .010, .009), col(.34, .31, .28))
    glow = node(t, 'Emission', {'Color': mix(t, hot, col(.9, .05, .003), col(1., .33, .04)), 'Strength': math_(t, 'MULTIPLY', hot, 16.)}).outputs[0]; finish(t, node(t, 'AddShader', {0: pbsdf(t, c, .95, .1), 1: glow}).outputs[0]); m.cycles.sample_as_light = False; MATS['coal'] = m
    r = random.Random(seed)
    for _ in range(n): s = R(r, .014, .030); bx('coal', -s, s, -s*.7, s*.7, -s*.6, s*.6, .006, 2, M=T(R(r, x0, x1), R(r, y0, y1), z+R(r, 0, .022)) @ RZ(r.random()*6) @ RX(R(r, -.6, .6)))


def grate(x0, x1, y0, y1, z):
    """Round bars on a frame."""
    metal('iron_bar', (.11, .105, .10), .42)
    for k in range(int((x1-x0)/.021)+1): x = x0+.021*k; tube((x, y0, z), (x, y1, z), .0036, 'iron_bar')
    for y in (y0, (y0+y1)/2, y1): tube((x0, y, z-.006), (x1, y, z-.006), .0052, 'iron_bar')


def trough(x0, x1, y0, y1, z0, z1):
    """A steel box with a rolled rim and a wooden grip."""
    metal('steel', (.30, .30, .30), .34)
    for a in ((x0-.012, x0, y0, y1), (x1, x1+.012, y0, y1), (x0-.012, x1+.012, y0-.012, y0), (x0-.012, x1+.012, y1, y1+.012)): bx('steel', *a, z0, z1, .003, 2)
    bx('char', x0, x1, y0, y1, z0, z0+.01, 0); pipe([(x0-.012, y0-.012, z1), (x1+.012, y0-.012, z1), (x1+.012, y1+.012, z1), (x0-.012, y1+.012, z1), (x0-.012, y0-.012, z1)], .008, 'steel', 12)
    for x in (x0+.12, x1-.12): tube((x, y0-.012, z1-.05), (x, y0-.05, z1-.05), .006, 'steel')
    tube((x0+.09, y0-.052, z1-.05), (x1-.09, y0-.052, z1-.05), .014, 'wood_x')


def build():
    fish_skin(); tiles('travertine', -4, 4, -1.6, 4, -.135, .9, .6, .004); bx('stone', -1.6, 1.6, -.20, .48, -.50, -.13, .02); bx('travertine', -1.7, 1.7, -.34, .60, -.13, -.10, .008, 3)
    x0, x1, y0, y1 = -.36, .42, -.155, .335; trough(x0, x1, y0, y1, -.10, .012); embers(x0+.02, x1-.02, y0+.02, y1-.02, -.055, 300); grate(x0, x1, y0, y1, .022)
    fish(T(-.14, .035, .026) @ RZ(.30), .40); fish(T(-.05, .215, .026) @ RZ(.18), .36)
    for k, (x, y, a) in enumerate(((.215, -.085, .3), (.295, -.05, 1.1), (.205, .025, -.5), (.30, .055, .5), (.225, .125, 1.6), (.315, .160, .1), (.245, .225, .9))): prawn(T(x, y, .028) @ RZ(a), 1.22)
    for x, y, a in ((.09, -.105, .2), (.135, -.035, 1.4), (-.29, .235, .7)): halflime(x, y, .027+.026, 0., a, .028)
    halflime(-.30, -.10, .055, -.2, .4, .027)
    board = T(.70, .10, -.10) @ RZ(-.18); bx('wood_y', -.17, .17, -.24, .24, 0, .026, .010, 4, M=board)
    lathe(.66, .20, -.074, smooth([(0, 0), (.045, 0), (.085, .032), (.098, .062), (.093, .064), (.07, .034), (0, .018)]), 'ceramic', 56); lathe(.66, .20, -.074, [(0, .046), (.082, .048)], 'tomato', 40)
    for k in range(3): sphere(.735+.05*(k % 2), -.02+.055*k, -.074+.029, .030, 'lime', 32, .94)
    link(bush_mesh(52, 260, .07, .05, .014, 0.), None, T(.64, .01, -.072)); chili(.60, -.08, -.064, .12, 1.1)
    lathe(-.62, .20, -.10, [(0, 0), (.036, 0), (.038, .005), (.038, .10), (.020, .135), (.0165, .15), (.0165, .20), (.019, .202)], 'clearglass', 48)
    towel(-.60, -.02, -.10, .045, .22, .3); tube((-.50, -.16, -.088), (-.28, -.235, -.088), .006, 'steel'); tube((-.64, -.112, -.088), (-.50, -.16, -.088), .010, 'wood_x')
    lamp(.02, .09, .0, .55, (1., .34, .08), .16); sc.collection.objects[-1].visible_camera = False
    for x, y, s in ((-.95, 3.4, 1.3), (.75, 3.6, 1.1), (1.7, 3.3, 1.4)): lantern(x, y, -.135, s, 90.)
    b = Builder(); b.add([(-14, 4, -.1), (14, 4, -.1), (14, 4, .75), (-14, 4, .75)], [(0, 1, 2, 3)]); link(b.mesh('bal', [mat('glass')])); sea(7)
    for q in ((-3.0, 9, -4.5, 1, 8.5, .3), (4.2, 11, -5, 2, 9., 2.)): P_(q)
