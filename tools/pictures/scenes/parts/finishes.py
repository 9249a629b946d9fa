# Materials of the rooms, each made once for a name: walls, wood, cloth, stone, glazed tile, mirror.


def at(x, y, z=0., rz=0.):
    """The place of a piece of furniture; it faces -y before it is turned."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(rz, 4, 'Z')


def plaster(name, color):
    """A trowelled wall: broad clouds, fine grain, marks of the trowel."""
    if name in MATS: return name
    m, t = newmat(name); p = pos(t); big = noise(t, p, .8, 5, .6, .8); fine = noise(t, p, 42, 4, .65); strokes = noise(t, scaled(t, p, (3, 3, 9)), 1.3, 5, .6, 1.4)
    c = mix(t, maprange(t, big, .3, .7), col(*[v*.90 for v in color]), col(*color)); c = mix(t, math_(t, 'MULTIPLY', strokes, .14), c, col(*[v*.80 for v in color]))
    finish(t, pbsdf(t, c, .82, .25, bump(t, math_(t, 'ADD', strokes, math_(t, 'MULTIPLY', fine, .3)), .16, .012))); MATS[name] = m; return name


def timber(name, dark, middle, light, rough=.45):
    """A wood, as name_x, name_y and name_z for the way its grain runs."""
    for axis in 'xyz':
        key = f'{name}_{axis}'
        if key not in MATS: MATS[key] = lib._wood(key, axis, [dark, middle, light], rough)
    return name


def cloth(name, color, weave=340., sheen=.3):
    """A woven fabric; a coarser weave shows its threads."""
    if name in MATS: return name
    m, t = newmat(name); p = pos(t); threads = noise(t, scaled(t, p, (1, 1, .35)), weave, 2, .5); across = noise(t, scaled(t, p, (.35, 1, 1)), weave, 2, .5); big = noise(t, p, 3., 4)
    w = math_(t, 'ADD', threads, across); c = mix(t, maprange(t, big, .3, .7), col(*[v*.88 for v in color]), col(*color)); c = mix(t, maprange(t, w, .8, 1.25), col(*[v*.72 for v in color]), c)
    finish(t, pbsdf(t, c, .95, .12, bump(t, math_(t, 'ADD', w, math_(t, 'MULTIPLY', big, .6)), .25, .006), Sheen=sheen)); MATS[name] = m; return name


def slab(name, base, vein, rough=.22, scale=1.):
    """A polished stone with soft clouds and thin veins."""
    if name in MATS: return name
    m, t = newmat(name); p = pos(t); cloud = noise(t, p, 1.6*scale, 7, .6, .9); q = node(t, 'VectorMath', {0: p, 1: scaled(t, node(t, 'TexNoise', {'Vector': p, 'Scale': 2.2*scale, 'Detail': 5.}).outputs['Color'], (.7, .7, .7))}, operation='ADD').outputs[0]
    edge = node(t, 'TexVoronoi', {'Vector': q, 'Scale': 1.3*scale}, feature='DISTANCE_TO_EDGE').outputs['Distance']; line = math_(t, 'MULTIPLY', maprange(t, edge, 0., .05, 1., 0.), maprange(t, cloud, .4, .7))
    c = mix(t, maprange(t, cloud, .3, .7), col(*[v*.86 for v in base]), col(*base)); c = mix(t, math_(t, 'MULTIPLY', line, .6), c, col(*vein))
    finish(t, pbsdf(t, c, maprange(t, cloud, .3, .7, rough*.8, rough*1.3), .5)); MATS[name] = m; return name


def glaze(name, dark, middle, light, rough=.16, coat=.4):
    """A hand-glazed tile; the tint of each tile chooses its shade."""
    if name in MATS: return name
    m, t = newmat(name); p = pos(t); n = noise(t, p, 26, 4, .6); c = ramp(t, tint(t), [(0, dark), (.5, middle), (1, light)])
    finish(t, pbsdf(t, mix(t, maprange(t, n, .35, .7, 0, .3), c, col(*[v*1.25 for v in light])), rough, .5, bump(t, n, .25, .006), Clearcoat=coat)); MATS[name] = m; return name


def cement(name, color, rough=.35):
    """A seamless, burnished floor or top with soft clouds."""
    if name in MATS: return name
    m, t = newmat(name); p = pos(t); a = noise(t, p, .9, 6, .62, 1.1); b = noise(t, p, 16, 5, .6)
    c = mix(t, maprange(t, a, .3, .7), col(*[v*.84 for v in color]), col(*color)); c = mix(t, math_(t, 'MULTIPLY', b, .12), c, col(*[v*.7 for v in color]))
    finish(t, pbsdf(t, c, maprange(t, a, .3, .7, rough*.75, rough*1.3), .45, bump(t, b, .05, .004))); MATS[name] = m; return name


def m_mirror():
    m, t = newmat('mirror'); finish(t, node(t, 'BsdfGlossy', {'Color': col(.88, .89, .88), 'Roughness': .004}).outputs[0]); return m
lib.m_mirror = m_mirror


def tilewall(m, axis, c, u0, u1, z0, z1, size=(.10, .10), out=-1, seed=1, gap=.003):
    """Tiles on a wall: axis 'x' for a wall at x=c that runs along y, 'y' for one at y=c; out is the way it faces."""
    rd = random.Random(seed); b = g(m, 0, 1); du, dz = size; z = z0
    while z < z1 - .01:
        u = u0
        while u < u1 - .01:
            d = .010 + rd.random()*.0025; lo, hi = (c, c+d) if out > 0 else (c-d, c); e = (min(u+du, u1)-gap, min(z+dz, z1)-gap)
            b.box(*((lo, hi, u, e[0]) if axis == 'x' else (u, e[0], lo, hi)), z, e[1], rd.random()); u += du
        z += dz
