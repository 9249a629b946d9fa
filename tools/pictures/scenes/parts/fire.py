# A wood fire: logs, embers, flames and stones that it heats.
run('parts/rocks.py')


def fire_materials():
    """Flames that are clear at their edges, bark, embers and hot stones."""
    if 'flame' in MATS: return
    m, t = newmat('flame'); u = tint(t); lw = node(t, 'LayerWeight', {'Blend': .35}).outputs['Facing']; c = ramp(t, u, [(0, (1., .55, .12)), (.35, (1., .36, .05)), (.75, (1., .16, .012)), (1, (.8, .05, .004))])
    f = math_(t, 'MULTIPLY', math_(t, 'POWER', math_(t, 'SUBTRACT', 1., lw), 1.6), math_(t, 'POWER', math_(t, 'SUBTRACT', 1., math_(t, 'MULTIPLY', u, .99)), 1.1)); e = node(t, 'Emission', {'Color': c, 'Strength': 2.4}).outputs[0]; m.cycles.sample_as_light = False
    finish(t, mixsh(t, math_(t, 'MULTIPLY', f, .72), node(t, 'BsdfTransparent').outputs[0], e)); MATS['flame'] = m
    m, t = newmat('bark'); n = noise(t, pos(t), 30, 6, .7); finish(t, pbsdf(t, mix(t, n, col(.018, .013, .010), col(.11, .075, .05)), .95, .1, bump(t, n, .8, .012))); MATS['bark'] = m
    for name, share in (('glowing', .47), ('hotstone', .60)):
        m, t = newmat(name); p = pos(t); n = noise(t, p, 16, 5, .65); hot = maprange(t, noise(t, p, 7, 3, .6), share, share+.14, smooth=True); e = node(t, 'Emission', {'Color': col(1., .12, .01), 'Strength': math_(t, 'MULTIPLY', hot, 5.)}).outputs[0]; m.cycles.sample_as_light = False; finish(t, node(t, 'AddShader', {0: pbsdf(t, mix(t, n, col(.02, .018, .017), col(.16, .15, .14)), .95, .1, bump(t, n, .5, .01)), 1: e}).outputs[0]); MATS[name] = m


def flame(x, y, z, h, r, seed):
    """One tongue, twisted a little."""
    b = Builder(); n, k = 18, 22; s = Vector((seed*7.3, seed*3.1, 0))
    for j in range(k+1):
        u = j/k; q = r*(min(1, u/.24)**.6 if u < .24 else (1-(u-.24)/.76)**1.25); dx = .30*h*mnoise.noise(s + Vector((0, 0, u*1.9)))*u**1.3; dy = .24*h*mnoise.noise(s + Vector((5, 0, u*1.9)))*u**1.3
        for i in range(n): a = 6.28318*i/n; w = 1+.34*mnoise.noise(s + Vector((math.cos(a), math.sin(a), u*2.6))); b.v.append((x+dx+q*w*math.cos(a), y+dy+q*w*math.sin(a), z+h*u)); b.t.append(u)
    b.f = [(j*n+i, j*n+(i+1) % n, (j+1)*n+(i+1) % n, (j+1)*n+i) for j in range(k) for i in range(n)]; link(b.mesh('flame', [mat('flame')], True))


def fire(x, y, z=0., s=1.):
    """Crossed logs over stones, with flames; a ring of rocks around."""
    fire_materials(); r = random.Random(9)
    for k in range(13): a = 6.28318*k/13; boulder(x+.62*s*math.cos(a), y+.62*s*math.sin(a), z-.03, R(r, .11, .15)*s, R(r, .13, .19)*s, k, 'rock')
    for k in range(9): boulder(x+R(r, -.26, .26)*s, y+R(r, -.26, .26)*s, z, R(r, .09, .13)*s, R(r, .12, .17)*s, 30+k, 'hotstone')
    for k in range(7): a = 6.28318*k/7+.3; tube((x+.52*s*math.cos(a), y+.52*s*math.sin(a), z+.05), (x-.05*math.cos(a), y-.05*math.sin(a), z+(.40+.05*(k % 3))*s), .048*s, 'bark', .036*s)
    for _ in range(40): q = R(r, .012, .03)*s; bx('glowing', -q, q, -q, q, -q*.6, q*.6, .006, 1, M=T(x+R(r, -.4, .4)*s, y+R(r, -.4, .4)*s, z+.02) @ RZ(r.random()*6))
    for k in range(34): d = r.random()**.7; a = R(r, 0, 6.28); flame(x+.27*d*math.cos(a)*s, y+.24*d*math.sin(a)*s, z+R(r, .08, .20)*s, R(r, .30, 1.0)*(1-.55*d)*s, R(r, .045, .10)*s, k+1)
