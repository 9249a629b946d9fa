# A telescope on a terrace above the sea at night. starfield.py adds the stars to the finished render.
SHOT = dict(sun_el=.2, sun_az=180., cloud=0., cam=(-.40, -2.75, 1.42), look=(.0, 1.5, 1.42), lens=24., level=1, shift=.03)
run('parts/telescope.py')


def night():
    """A deep blue sky without stars, with the last glow on the horizon."""
    w = bpy.data.worlds.new('night'); sc.world = w; w.use_nodes = True; t = w.node_tree; t.nodes.clear()
    z = node(t, 'SeparateXYZ', {0: node(t, 'TexCoord').outputs['Generated']}).outputs[2]
    c = ramp(t, maprange(t, z, -.02, .75), [(0, (.062, .060, .070)), (.06, (.036, .046, .072)), (.28, (.013, .024, .054)), (1, (.005, .012, .034))])
    bg = node(t, 'Background', {'Color': c, 'Strength': 1.}); o = node(t, 'OutputWorld'); t.links.new(bg.outputs[0], o.inputs[0])


def seats():
    """A rug with cushions, a blanket, a star atlas and cups of chocolate."""
    bx('fab_sand', -2.0, -.42, .15, 2.0, .002, .014, .004, 1)
    for k, (x, y, m, rz) in enumerate(((-1.62, .72, 'fab_indigo', .35), (-.92, 1.25, 'linen', -.25), (-1.60, 1.55, 'fab_terra', .9))):
        link(cushion_mesh(f's{k}', .66, .66, .30, m, 22, seed=k), None, T(x, y, .15) @ RZ(rz))
    openbook(-.80, .62, .018, .5, .20, .28)
    for x, y in ((-1.12, .42), (-.62, .98)): cup(x, y, .014)


def build():
    night(); planks('deck', 'y', -5, 5, -4, 3.4, -.04, 0, .14)
    OCEAN.update(calm=True, bump=.10, foam=0., deep=(.004, .012, .018), shallow=(.004, .012, .018)); SEA['z'] = -2.; sea(3.5)
    telescope(.72, .35, 1.36, .50, .62); seats()
    for x, y, s in ((-2.15, .35, 1.1), (1.75, 1.9, 1.2), (-.15, 2.45, .9)): lantern(x, y, 0, s, 30.); lamp(x, y, .27*s, 1.6)
    pot(2.75, 2.6, 0, .30, .6); link(agave_mesh(3), None, T(2.75, 2.6, .5))
    area(-1.6, -1.8, 2.4, 2., 1.2, 4., rx=.7, c=(1, .62, .36)); area(1., -1., 6., 8, 8, 8., c=(.42, .58, 1.))
    P_((-6.9, 8.2, -3.2, 1, 8., .3)); P_((9.2, 13., -5.4, 2, 8.6, 2.))
