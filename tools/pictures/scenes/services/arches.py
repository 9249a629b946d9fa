# Arches and patios walk: an old courtyard with a fountain, seen through an arch.
SHOT = dict(sun_el=47., sun_az=-142., dust=.8, ozone=1.5, cloud=.5, cloud_k=6., cam=(-.75, -4.3, 1.45), look=(.30, 5., 1.45), lens=25., level=1, shift=.06)
run('parts/extrude.py')


def wash(name, c, seed):
    """Lime wash that has faded and run below."""
    m, t = newmat(name); p = pos(t); z = node(t, 'SeparateXYZ', {0: p}).outputs[2]; n = noise(t, scaled(t, p, (1, 1, .45)), 1.3 + seed*.1, 8, .68); c2 = mix(t, maprange(t, n, .38, .66), col(*[v*.72 for v in c]), col(*c))
    worn = math_(t, 'MULTIPLY', maprange(t, noise(t, p, 3.1, 7, .7), .60, .66), maprange(t, z, 1.4, .2)); c2 = mix(t, worn, c2, col(.50, .42, .33)); finish(t, pbsdf(t, c2, .92, .15, bump(t, noise(t, p, 9, 6, .6), .18, .012))); MATS[name] = m


def bays(M, n, width, pier, spring, top, thick, m):
    """A row of round arches on piers along x of M, with stone at their feet and edges."""
    r = (width-2*pier)/2
    for k in range(n):
        x = k*width; extrude(M, [(x, 0), (x, top), (x+width, top), (x+width, 0), (x+width-pier, 0)] + arc(x+width/2, spring, r, 0, math.pi, 28) + [(x+pier, 0)], 0, thick, m, .012, 2)
        ring = arc(x+width/2, spring, r+.13, 0, math.pi, 28) + arc(x+width/2, spring, r-.006, math.pi, 0, 28); extrude(M, ring, -.028, thick+.028, 'cantera', .008, 2)
    for k in range(n+1):
        a, b_ = max(-pier, -pier) + k*width, k*width+pier
        lo, hi = (k*width-pier if k else 0), (k*width+pier if k < n else k*width)
        bx('cantera', lo-.03, hi+.03, -.035, thick+.035, 0, .34, .014, 3, M=M); bx('cantera', lo-.045, hi+.045, -.05, thick+.05, spring-.11, spring, .014, 3, M=M)


def fountain(x, y):
    """An eight-sided basin with a bowl on a turned column, and water."""
    M = T(x, y, 0)
    for r0, r1, z0, z1 in ((1.22, 1.22, 0, .14), (1.02, 1.06, .14, .52), (1.14, 1.14, .52, .60)): g('cantera', .02, 3).cyl(0, 0, z0, z1, r0, 8, r1, M=M @ RZ(.3927))
    g('cantera_wet', 0, 1).cyl(0, 0, .601, .603, .98, 8, M=M @ RZ(.3927)); turned(M, smooth([(.24, .55), (.22, .66), (.12, .76), (.10, .95), (.15, 1.05), (.12, 1.12), (.30, 1.20), (.52, 1.33), (.56, 1.40), (.53, 1.415), (.42, 1.37), (0, 1.34)]), 'cantera', 56); turned(M, [(0, 1.385), (.46, 1.385)], 'water_top', 40); turned(M, smooth([(.07, 1.34), (.06, 1.50), (.10, 1.58), (.03, 1.68), (0, 1.70)]), 'cantera', 32)
    b = Builder(); b.add([M @ RZ(.3927) @ Vector((.97*math.cos(.7854*i), .97*math.sin(.7854*i), .565+.04)) for i in range(8)], [tuple(range(8))]); link(b.mesh('water', [mat('water_top')]))
    r = random.Random(3)
    for k in range(14):
        a = 6.28318*k/14+.1; pipe([M @ Vector(((.54+.07*u)*math.cos(a), (.54+.07*u)*math.sin(a), 1.40-.80*u*u)) for u in [i/9 for i in range(10)]], [.0045-.0022*i/9 for i in range(10)], 'thread', 6)


def build():
    wash('ochre', (.70, .40, .13), 1); wash('rose', (.62, .27, .19), 2); wash('cream_wall', (.74, .66, .50), 3)
    m, t = newmat('cantera'); p = pos(t); n = noise(t, p, 22, 7, .68); finish(t, pbsdf(t, mix(t, maprange(t, n, .3, .7), col(.36, .29, .22), col(.56, .48, .38)), .85, .25, bump(t, n, .5, .008))); MATS['cantera'] = m; plain('cantera_wet', (.12, .11, .09), .3)
    m, t = newmat('water_top'); n = noise(t, pos(t), 14, 4, .6); finish(t, pbsdf(t, col(.035, .085, .08), .04, .6, bump(t, n, .22, .01))); MATS['water_top'] = m; m, t = newmat('thread'); finish(t, mixsh(t, .35, node(t, 'BsdfTransparent').outputs[0], pbsdf(t, col(.9, .93, .94), .08, .6))); MATS['thread'] = m
    tiles('terracotta', -7, 7, -6, .2, 0, .34, .34, .012); tiles('cantera', -7, 7, .2, 9.0, -.02, .52, .52, .012); tiles('terracotta', -7, 7, 9.0, 12, .0, .34, .34, .012)
    bays(T(-7.2, -.45, 0), 3, 4.8, .55, 2.05, 4.6, .55, 'cream_wall'); bx('cream_wall', -7.4, 7.4, -6, -.45, 4.0, 4.3, 0)
    for k in range(9): bx('wood_y', -7+1.7*k, -6.84+1.7*k, -6, -.45, 3.82, 4.0, .01)
    for x in (-7.4, 7.2): bx('cream_wall', x, x+.2, -6, -.45, 0, 4.2, 0)
    bays(T(-6.4, 9.0, 0), 4, 3.2, .34, 1.95, 4.3, .42, 'ochre'); bx('rose', -7.2, 7.2, 11.6, 11.9, 0, 4.5, 0); bx('ochre', -7.2, 7.2, 9.4, 11.7, 3.75, 3.95, 0)
    for s in (-1, 1): bays(T(s*6.4, .2, 0) @ RZ(math.pi/2), 3, 2.95, .34, 1.95, 4.3, .40, 'ochre') if s > 0 else bx('rose', -6.8, -6.4, .1, 9.4, 0, 4.3, .01)
    bx('cantera', -7.2, 7.2, 8.9, 9.5, 4.3, 4.42, .02); bx('cantera', -6.9, -6.3, 0, 9.4, 4.3, 4.42, .02); bx('cantera', 6.0, 7.0, 0, 9.4, 4.3, 4.42, .02)
    fountain(.55, 4.6)
    D = T(.0, 11.58, 0); extrude(D, [(-.78, 0), (-.78, 1.9)] + arc(0, 1.9, .78, math.pi, 0, 22) + [(.78, 0)], -.10, .02, 'cantera', .01, 2); extrude(D, [(-.62, 0), (-.62, 1.9)] + arc(0, 1.9, .62, math.pi, 0, 22) + [(.62, 0)], -.13, -.08, 'wood_z', .006, 2)
    for x in (-.31, .31): bx('wood_z', x-.22, x+.22, 11.43, 11.46, .25, 1.0, .012, M=None); bx('wood_z', x-.22, x+.22, 11.43, 11.46, 1.15, 1.9, .012)
    bx('metal', -.006, .006, 11.435, 11.45, 0, 2.5, 0)
    for x, y, s, k in ((-5.6, 8.2, 1.25, 0), (-3.2, 8.5, 1., 1), (3.3, 8.5, 1.05, 0), (-5.7, 5.6, 1.1, 1), (-5.8, 2.2, 1.2, 0), (5.4, 7.9, 1.2, 1), (-2.6, -1.1, 1.0, 0)): pot(x, y, -.02, .34*s, .62*s); link(paddle_mesh(9+k, 11, 1.8, .18) if k == 0 else bush_mesh(30+int(x*7), 1500, .55, .5, .06, .6), None, T(x, y, .52*s))
    r = random.Random(5); bs = [bush_mesh(i, 2300, .85, .62, .07, .85) for i in (2, 5)]
    for k in range(22): link(r.choice(bs), None, T(-6.35+R(r, 0, .35), 1.0+R(r, 0, 5.2), 2.6+R(r, 0, 1.7)) @ RZ(r.random()*6) @ Matrix.Scale(R(r, .45, .8), 4))
    for q in ((-4.4, 13.5, 0, 1, 8.6, .3), (3.6, 14.5, 0, 2, 9.4, 2.)): P_(q)
    bx('metal', -.012, .012, -2.6, -2.58, 3.3, 3.82, 0)
