# What services.py and houses.py share: a scene's own file gives its camera and light, the toolkit of outings.py the rest.
import ast


def run(file):
    """Runs a file of this folder with the names of the toolkit, so that scenes read like the older ones."""
    exec(compile(open(os.path.join(HERE, file)).read(), file, 'exec'), globals())


def shot_of(file, room=None):
    """Gives the text of SHOT in a scene's file, or of a room's entry in SHOTS; the head needs it before the toolkit is there to run the rest."""
    source = open(os.path.join(HERE, file)).read()
    for part in ast.parse(source).body:
        if not isinstance(part, ast.Assign) or part.targets[0].id != ('SHOTS' if room else 'SHOT'): continue
        if not room: return ast.get_source_segment(source, part.value)
        for key, value in zip(part.value.keys, part.value.values):
            if key.value == room: return ast.get_source_segment(source, value)
    raise ValueError(f'{file} has no shot {room or ""}')


def set_up(name, shot):
    """Runs the head of outings.py with one more shot, and without the shot that it would build at its end."""
    outings = open(HERE + '/outings.py').read(); shots_end = "'''\n_STILLS"
    exec(compile(outings[:outings.index("{'launch': launch")].replace(shots_end, f" '{name}': {shot},\n" + shots_end, 1), 'outings', 'exec'), globals())
