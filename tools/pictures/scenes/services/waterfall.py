# A walk to a waterfall: a jungle pool below a ledge, wet rock, ferns, a pack and a flask left on a stone.
SHOT = dict(sun_el=52., sun_az=-116., dust=.9, ozone=1.5, cloud=.7, cloud_k=7., cam=(1.5, -5.4, 1.62), look=(-.35, 6., 2.5), lens=27., level=1, shift=.085)
run('parts/rocks.py'); run('parts/cascade.py')


def cliff():
    """A wall in ledges, with a notch where the water comes."""
    b = Builder(); n, k = 190, 110; x0, x1, z0, z1 = -15., 15., -1.5, 10.5
    def face(x, z):
        q = z + .5*mnoise.noise(Vector((x*.22, 0, 1))); step = 1.45; strata = math.floor(q/step)*step + step*max(0, (q/step % 1)-.78)/.22
        notch = 1.5*math.exp(-((x+.35)/1.25)**2)*max(0, min(1, (z-6.2)/1.6)); crag = mnoise.turbulence(Vector((x*.34, z*.27, 5)), 5, True); return 7.3 + .42*strata - .055*abs(x)**1.25 + notch - 1.5*(crag-.55) + .16*mnoise.noise(Vector((x*2.2, z*2.0, 7)))
    b.v = [(x0+(x1-x0)*i/n, face(x0+(x1-x0)*i/n, z0+(z1-z0)*j/k), z0+(z1-z0)*j/k) for j in range(k+1) for i in range(n+1)]; b.t = [.5]*len(b.v)
    b.f = [(j*(n+1)+i, j*(n+1)+i+1, (j+1)*(n+1)+i+1, (j+1)*(n+1)+i) for j in range(k) for i in range(n)]; link(b.mesh('cliff', [mat('basalt_moss')], True)); return face


def pool():
    """Clear green water with rings and foam below the fall, over a bed of stones."""
    m, t = newmat('jungle_water'); p = pos(t); d = node(t, 'VectorMath', {0: p, 1: (-.35, 6.2, 0)}, operation='DISTANCE').outputs['Value']; n = noise(t, p, 2.1, 5, .6, .4); fine = noise(t, p, 9., 4, .6); rings = math_(t, 'SINE', math_(t, 'ADD', math_(t, 'MULTIPLY', d, 7.), math_(t, 'MULTIPLY', n, 5.)))
    h = math_(t, 'ADD', math_(t, 'MULTIPLY', n, 1.), math_(t, 'ADD', math_(t, 'MULTIPLY', fine, .30), math_(t, 'MULTIPLY', math_(t, 'MULTIPLY', rings, maprange(t, d, 1., 6.5, .30, 0.)), 1.)))
    w = pbsdf(t, mix(t, maprange(t, d, 1.5, 9.), col(.030, .095, .070), col(.006, .030, .022)), .04, .6, bump(t, h, .30, .06)); foam = math_(t, 'MULTIPLY', maprange(t, d, 3.4, .9, 0., 1., True), maprange(t, math_(t, 'ADD', math_(t, 'MULTIPLY', n, .5), math_(t, 'MULTIPLY', fine, .5)), .38, .58, smooth=True))
    finish(t, mixsh(t, foam, w, pbsdf(t, col(.86, .90, .90), .8, .2, bump(t, fine, .5, .05)))); b = Builder(); b.add([(-16, -9, 0), (16, -9, 0), (16, 10, 0), (-16, 10, 0)], [(0, 1, 2, 3)]); link(b.mesh('pool', [m]))


def pack(M):
    """A canvas day pack with a flap, straps and a flask beside it."""
    bx('fab_indigo', -.17, .17, -.11, .11, 0, .46, .075, 5, M=M); bx('fab_indigo', -.13, .13, -.17, -.09, .04, .24, .045, 4, M=M); bx('saddle', -.165, .165, -.125, .12, .36, .485, .06, 5, M=M)
    for s in (-1, 1): bx('saddle', s*.075-.014, s*.075+.014, -.182, -.172, .02, .40, .004, 2, M=M); bx('brass', s*.075-.02, s*.075+.02, -.19, -.178, .26, .295, .004, 2, M=M)
    pipe(curve([M @ Vector(q) for q in ((-.05, .02, .47), (-.03, .02, .54), (.03, .02, .54), (.05, .02, .47))], 8), .010, 'saddle', 8); g('fab_terra', .012, 3).cyl(0, 0, -.19, .19, .062, 28, M=M @ T(0, .02, .535) @ RY(math.pi/2))
    turned(M @ T(.33, -.03, 0), smooth([(0, 0), (.036, 0), (.038, .01), (.038, .17), (.030, .195), (.020, .205)]) + [(.022, .207), (.022, .235), (0, .238)], 'enamel', 40)


def build():
    wet_rock('basalt_moss', .42); wet_rock('basalt_wet', .22); face = cliff(); pool(); r = random.Random(6)
    fall(-1.05, .35, .02, 8.9, face, 1, 3); fall(1.25, 1.55, .02, 5.6, face, 7, 2)
    for q in ((-.35, 6.7, .35, 1.5), (.3, 6.5, .2, 1.0), (-1.3, 6.6, .2, 1.1), (-.4, 6.2, .15, 1.3)): spray(*q)
    for k in range(70):          # stones round the pool
        a = R(r, -.25, math.pi+.25); d = R(r, .86, 1.16); x, y = -.2+6.1*d*math.cos(a), 1.2+6.6*d*math.sin(a); s = R(r, .25, 1.0)*(1.3 if abs(x) > 4 else .8); boulder(x, y, -.35*s, s, s*R(r, .9, 1.35), k, 'basalt_moss' if abs(x) > 3.5 else 'basalt_wet')
    for x, y, s, h in ((2.6, -1.6, 1.05, .95), (3.5, -.2, 1.3, 1.1), (-3.3, -2.2, 1.2, .8), (-4.4, -.4, 1.5, 1.3), (-1.9, -2.9, .5, .35), (.4, -.6, .34, .24), (-.7, 1.9, .45, .3), (1.6, 2.6, .6, .42), (4.2, -2.6, 1.5, 1.6), (-2.0, 3.4, .5, .34)): boulder(x, y, -.3*h, s, h*1.25, int(x*13+y*7) % 97, 'basalt_wet')
    pack(T(2.42, -1.75, .80) @ RZ(.35))
    ferns = [paddle_mesh(70+i, 13, 1.5, .10) for i in range(3)]; bushes = [bush_mesh(90+i, 2300, .9, .7, .075, 0.) for i in range(4)]; broad = [paddle_mesh(80+i, 11, 2.5, .30) for i in range(3)]; grass = [grass_mesh(7, 200, .7)]
    for k in range(330):
        s_ = -1 if k % 2 else 1; z = R(r, .3, 9.8); x = -.3+s_*(1.5 + abs(r.gauss(0, 1))*3.6); link(r.choice(ferns+bushes), None, T(x, face(x, z)-.15, z) @ RX(.5) @ RZ(r.random()*6) @ Matrix.Scale(R(r, .22, .70), 4)) if abs(x) < 14 else 0
    for s_ in (-1, 1):
        for k in range(46): x, y = s_*(4.3+abs(r.gauss(0, 1))*2.2), R(r, -2.6, 7.5); link(r.choice(broad+bushes+ferns), None, T(x, y, R(r, -.1, .5)+.12*abs(x)) @ RZ(r.random()*6) @ Matrix.Scale(R(r, .7, 1.35), 4))
        for k in range(26): x, y = s_*R(r, 2.4, 4.6), R(r, -3.4, 5.); link(r.choice(ferns+grass), None, T(x, y, .15) @ RZ(r.random()*6) @ Matrix.Scale(R(r, .35, .7), 4))
    for k in range(70): x = R(r, -14, 14); link(r.choice(bushes+broad), None, T(x, face(x, 10.4)+R(r, 0, 3), 10.1) @ RZ(r.random()*6) @ Matrix.Scale(R(r, 1., 2.2), 4)) if abs(x+.35) > 1.1 else 0
    for q in ((-6.5, 12., 9.6, 1, 7., .3), (-3.2, 13.5, 9.8, 2, 7.6, 2.), (4.2, 12.5, 9.8, 3, 7., 3.), (8.5, 11., 9.4, 1, 8., 5.), (-8.8, 3.5, .5, 2, 9.5, .4), (9.2, 4., .5, 3, 9.5, 3.)): P_(q)
