# Falling water: threads over a ledge, foam where they land, spray; and the wet rock behind.


def fall_materials():
    """Water in threads that thin out at the sides, and spray."""
    if 'fall' in MATS: return
    m, t = newmat('fall'); p = pos(t); u = tint(t); s = node(t, 'SeparateXYZ', {0: p}); a = noise(t, scaled(t, p, (1, 1, .045)), 9., 5, .62, .25); b_ = noise(t, scaled(t, p, (1, 1, .10)), 34., 3, .6)
    f = math_(t, 'ADD', math_(t, 'MULTIPLY', a, .68), math_(t, 'MULTIPLY', b_, .32)); edge = math_(t, 'SUBTRACT', 1., math_(t, 'POWER', math_(t, 'ABSOLUTE', math_(t, 'SUBTRACT', math_(t, 'MULTIPLY', u, 2.), 1.)), 3.))
    k = math_(t, 'MULTIPLY', maprange(t, f, .40, .60, smooth=True), edge); finish(t, mixsh(t, math_(t, 'MULTIPLY', k, .92), node(t, 'BsdfTransparent').outputs[0], mixsh(t, .35, pbsdf(t, col(.86, .90, .91), .55, .4, bump(t, f, .5, .05)), node(t, 'BsdfTranslucent', {'Color': col(.86, .90, .91)}).outputs[0]))); MATS['fall'] = m
    m, t = newmat('spray'); p = node(t, 'TexCoord').outputs['Object']; n = noise(t, pos(t), 1.5, 6, .6); r = node(t, 'VectorMath', {0: p}, operation='LENGTH').outputs['Value']; k = math_(t, 'MULTIPLY', math_(t, 'POWER', maprange(t, r, 1., 0.), 1.6), maprange(t, n, .3, .75))
    finish(t, mixsh(t, math_(t, 'MULTIPLY', k, .42), node(t, 'BsdfTransparent').outputs[0], mixsh(t, .5, pbsdf(t, col(.9, .92, .93), 1., 0.), node(t, 'BsdfTranslucent', {'Color': col(.9, .92, .93)}).outputs[0]))); MATS['spray'] = m


def wet_rock(name, moss=.5):
    """Basalt, dark where it is wet, with moss on what faces up."""
    m, t = newmat(name); p = pos(t); n = noise(t, p, 1.7, 9, .68); fine = noise(t, p, 16, 6, .66); up = node(t, 'SeparateXYZ', {0: node(t, 'NewGeometry').outputs['Normal']}).outputs[2]
    c = ramp(t, n, [(.28, (.030, .028, .026)), (.5, (.10, .088, .075)), (.72, (.24, .205, .165))]); g_ = maprange(t, math_(t, 'ADD', up, math_(t, 'MULTIPLY', math_(t, 'SUBTRACT', n, .5), 1.6)), 1.0-moss, 1.15-moss, smooth=True); green = mix(t, fine, col(.022, .045, .008), col(.085, .135, .022))
    finish(t, pbsdf(t, mix(t, g_, c, green), maprange(t, g_, 0, 1, .38, .95), .45, bump(t, math_(t, 'ADD', n, math_(t, 'MULTIPLY', fine, .35)), .75, .09))); MATS[name] = m; return name


def fall(x0, x1, z0, z1, bed, seed=1, layers=3):
    """Water from z1 down to z0 that runs over its bed: bed(x, z) is the rock; it leaves the rock where that steps back, in layers that differ a little."""
    fall_materials(); n, k = 46, 90
    for l in range(layers):
        b = Builder(); s = Vector((seed*5.1+l*3.3, 0, 0)); out = [1e9]*(n+1)
        for j in range(k+1):
            v = j/k; z = z1+(z0-z1)*v
            for i in range(n+1):
                u = i/n; w = (x1-x0)*(1+.34*v+.10*l*v); x = (x0+x1)/2 + (u-.5)*w + .16*mnoise.noise(s + Vector((u*3, v*3, 0))); out[i] = min(out[i], bed(x, z)-.08)
                b.v.append((x, out[i] - .05 - .10*l*min(1, v*6) - .12*mnoise.noise(s + Vector((u*7, v*2.3, 3))), z)); b.t.append(u)
        b.f = [(j*(n+1)+i, (j+1)*(n+1)+i, (j+1)*(n+1)+i+1, j*(n+1)+i+1) for j in range(k) for i in range(n)]; link(b.mesh('fall', [mat('fall')], True))


def spray(x, y, z, r):
    """A soft puff of droplets that faces the reader."""
    b = Builder(); b.add([(-1, 0, -1), (1, 0, -1), (1, 0, 1), (-1, 0, 1)], [(0, 1, 2, 3)]); o = link(b.mesh('spray', [mat('spray')])); o.matrix_world = T(x, y, z) @ Matrix.Diagonal((r, r, r*.8, 1)); o.visible_shadow = False
